import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import type { SignedInVisit } from '../session/visit.server';
import { finishCheckout } from './finish-checkout.server';
import { findPaymentTruth } from './payment-truth.server';

/**
 * Where an order leads whose money has moved, or may have: to its confirmation, or to the page that says nobody knows
 * yet. Null when nothing was charged, so that the order may be paid or replaced.
 */
export async function findPaidWay(
  visit: SignedInVisit,
  request: Request,
  orderId: string,
): Promise<Response | null> {
  const { isCharged } = await findPaymentTruth(visit, orderId);
  if (isCharged) return finishCheckout(visit, request, orderId);
  return isCharged === null ? seeOther(paths.paymentReturn({ orderId })) : null;
}
