import type { OrderToPay } from '@larkwell/contracts/orders/orders';
import { need, type SignedInVisit } from '../session/visit.server';
import { findPaymentTruth } from './payment-truth.server';

/** An order as it stands after asking Stripe. */
interface AskedOrder {
  order: OrderToPay;
  /** Nobody knows yet whether it was charged, so no page may offer to pay for it. */
  isInDoubt: boolean;
}

/**
 * Asks Stripe about an unpaid order for which a payment has begun. Leaves any other order as it is.
 * @throws the error page for someone else's order
 */
export async function getAskedOrder(visit: SignedInVisit, request: Request, id: string): Promise<AskedOrder> {
  const get = async () =>
    (await need(visit, request, visit.api.orders.get({ userId: visit.person.id, id }))).data;
  const order = await get();
  if (!order.isPaymentBegun) return { order, isInDoubt: false };
  const { isCharged } = await findPaymentTruth(visit, id);
  return isCharged ? { order: await get(), isInDoubt: false } : { order, isInDoubt: isCharged === null };
}
