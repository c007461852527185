import { sql } from 'drizzle-orm';
import { returnCoupon } from '../coupons';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { closePayment, followUp, findTakenPayment, listLivePayments } from '../payments';
import { returnStock, sumQuantities } from '../products';
import { giveBackReleased } from './order-budget';
import { listOrderItems, listOverdueOrders, lockOrder } from './store';

/**
 * Releases an unpaid order: closes every payment that Stripe could still take by a call, then returns stock
 * and coupon. A payment that turns out to have succeeded settles the order instead.
 * @returns false when the order was paid after all, or a payment is still processing
 */
export async function releaseOrder(deps: Deps, orderId: string): Promise<boolean> {
  const subject = { kind: 'order', id: orderId } as const;
  for (const payment of await listLivePayments(deps.db, subject)) {
    if (!(await closePayment(deps, payment))) return false;
  }
  const isReleased = await deps.inTransaction(async ({ db }) => {
    const order = await lockOrder(db, orderId);
    if (order.stockState !== 'held' || (await listLivePayments(db, subject)).length > 0) return false;
    await db.execute(sql`
      update orders set stock_state = 'released', status = 'Cancelled', cancelled_at = app_now() where id = ${orderId}`);
    if (order.holdsStock) {
      await returnStock(db, sumQuantities(await listOrderItems(db, orderId)));
      if (order.couponId) await returnCoupon(db, order.couponId);
    }
    await giveBackReleased(db, orderId);
    return true;
  });
  const paid = isReleased ? null : await findTakenPayment(deps.db, subject);
  if (paid) await followUp(deps, paid);
  return isReleased;
}

/**
 * Releases orders that were not paid while their stock was held. If one fails (Stripe is down), the next run retries it.
 */
export const releaseUnpaidOrders: Sweep = {
  name: 'release-orders',
  everySeconds: 15,
  async run(deps: Deps) {
    for (const id of await listOverdueOrders(deps.db, 200)) {
      try {
        await releaseOrder(deps, id);
      } catch (error) {
        deps.log.warn({ err: error, order: id }, 'order not released yet');
      }
    }
  },
};
