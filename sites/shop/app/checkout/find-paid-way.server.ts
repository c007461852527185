import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import type { SignedInVisit } from '../session/visit.server';
import { finishCheckout } from './finish-checkout.server';
import { findPaymentTruth } from './payment-truth.server';
import type { NotCharged } from '../messages/not-charged';

/**
 * Where an order leads whose money has moved, or may have: to its confirmation, or to the page that says nobody knows
 * yet. Else the provider's word that nothing was charged, so that the order may be paid or replaced.
 */
export async function askForPaidWay(
  visit: SignedInVisit,
  request: Request,
  orderId: string,
): Promise<Response | NotCharged> {
  const truth = await findPaymentTruth(visit, orderId);
  if (truth.isCharged === false) return truth;
  if (truth.isCharged) return finishCheckout(visit, request, orderId);
  return seeOther(paths.paymentReturn({ orderId }));
}

/** As `askForPaidWay`, for who goes on when nothing was charged: null then. */
export async function findPaidWay(
  visit: SignedInVisit,
  request: Request,
  orderId: string,
): Promise<Response | null> {
  const asked = await askForPaidWay(visit, request, orderId);
  return asked instanceof Response ? asked : null;
}
