import type { Deps } from '../deps';
import { findOrder } from '../orders/store';
import { closePayment } from './close-payment';
import { refuseUnpayable } from './payable-order';
import { findPayment, keepStripeIds } from './store';

/**
 * Notes the id of the intent or page that Stripe has just made for a payment. When the order was let go while it was
 * being made, it is closed at Stripe again, and nobody is given it.
 * @throws 409 hold-expired or already-paid
 */
export async function keepWayToPay(
  deps: Deps,
  paymentId: string,
  ids: { paymentIntentId: string } | { checkoutSessionId: string },
): Promise<void> {
  await keepStripeIds(deps.db, paymentId, ids);
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || payment.status === 'open') return;
  await closePayment(deps, payment);
  const order = await findOrder(deps.db, payment.orderId);
  if (order) refuseUnpayable(order);
}
