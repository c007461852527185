import { CANCELLED, REFUNDED } from '@larkwell/contracts/orders/orders';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { refuseChangedOrder } from './refuse-changed-order';
import { findOrder, type OrderRow } from './store';

const over = 'The time to pay for this order ran out, and its kits are no longer set aside. Order again.';

/**
 * The order a person is about to pay.
 * @param terms what the pay form showed
 * @throws 404 when it is not theirs; 409 terms-changed; 409 already-paid; 409 hold-expired when its hold is
 * over
 */
export async function getPayableOrder(
  deps: Deps,
  userId: string,
  orderId: string,
  terms?: string,
): Promise<OrderRow> {
  const order = await getOwnOrder(deps, userId, orderId);
  await refuseChangedOrder(deps, order, terms);
  refuseUnpayable(order);
  return order;
}

/** @throws 404 for anyone else's order, as if it did not exist */
export async function getOwnOrder(deps: Deps, userId: string, orderId: string): Promise<OrderRow> {
  const order = await findOrder(deps.db, orderId);
  if (order?.userId !== userId) refuse(404, 'We can’t find that order.');
  return order;
}

/** @throws 409 already-paid, even if the order was undone since; 409 hold-expired */
export function refuseUnpayable(order: OrderRow): void {
  if (order.stockState === 'sold') refuse(409, paidSentence(order), { code: 'already-paid' });
  if (order.stockState === 'released' || order.isHoldOver) refuse(409, over, { code: 'hold-expired' });
}

function paidSentence({ status }: OrderRow): string {
  if (status === REFUNDED) return 'This order was refunded. There is nothing to pay.';
  if (status === CANCELLED) return 'This order was canceled. There is nothing to pay.';
  return 'This order is already paid.';
}
