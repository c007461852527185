import { PAYMENT_PENDING, type OrderRow } from '@larkwell/contracts/orders/orders';
import { getAskedOrder } from '../../checkout/asked-order.server';
import type { SignedInVisit } from '../../session/visit.server';

/**
 * Asks Stripe about the unpaid orders of a list.
 * @returns ids of those that may have been charged, and whether one is no longer unpaid
 */
export async function askAboutUnpaid(
  visit: SignedInVisit,
  request: Request,
  orders: OrderRow[],
): Promise<{ inDoubt: string[]; hasNews: boolean }> {
  const unpaid = orders.filter(({ status }) => status === PAYMENT_PENDING);
  const asked = await Promise.all(unpaid.map(({ id }) => getAskedOrder(visit, request, id)));
  return {
    inDoubt: asked.filter(({ isInDoubt }) => isInDoubt).map(({ order }) => order.id),
    hasNews: asked.some(({ order }) => order.status !== PAYMENT_PENDING),
  };
}
