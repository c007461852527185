import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import type { SignedInVisit } from '../session/visit.server';
import { finishCheckout } from './finish-checkout.server';
import { findPaymentTruth } from './payment-truth.server';
import type { NotCharged } from '../messages/not-charged';

/**
 * Where to send the owner of an order whose money has moved, or may have: to its confirmation, or to the page that says
 * the outcome is unknown. Otherwise Stripe's confirmation that nothing was charged, so the order may be paid or
 * replaced.
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

/** Like `askForPaidWay`, but null if nothing was charged. */
export async function findPaidWay(
  visit: SignedInVisit,
  request: Request,
  orderId: string,
): Promise<Response | null> {
  const asked = await askForPaidWay(visit, request, orderId);
  return asked instanceof Response ? asked : null;
}
