import { sql } from 'drizzle-orm';
import { redeemCoupon } from '../coupons/redemptions';
import type { Queryable, Transaction } from '../db/database';
import type { Deps } from '../deps';
import type { PaidCard } from '../payments/store';
import { returnStock, sumQuantities, takeStock, type Quantities } from '../products/stock';
import { insertSubscriptions } from '../subscriptions/insert-subscriptions';
import { mailLatePayment, mailReceipt } from './order-mails';
import { listOrderItems, type OrderRow } from './store';

/**
 * Gives money that has arrived to its order, inside the caller's transaction with the order locked: status, stock,
 * subscriptions and the mail with the receipt.
 * @returns false when the money has to go back: the order is paid already, or was let go and its kits are sold
 */
export async function acceptPayment(
  deps: Deps,
  tx: Transaction,
  order: OrderRow,
  card: PaidCard,
): Promise<boolean> {
  if (order.stockState === 'sold') return false;
  const items = await listOrderItems(tx.db, order.id);
  if (order.stockState === 'released') {
    if (!(await reclaim(tx.db, sumQuantities(items)))) {
      await mailLatePayment(deps, tx, order);
      return false;
    }
    if (order.couponId) await redeemCoupon(tx.db, order.couponId);
  }
  await tx.db.execute(sql`
    update orders set status = 'Processing', stock_state = 'sold', paid_at = app_now(), cancelled_at = null
    where id = ${order.id}`);
  await insertSubscriptions(tx.db, order, items, card.paymentMethodId);
  await mailReceipt(deps, tx, { order, items, card });
  return true;
}

/** All or none, without ending the transaction as an error would. */
async function reclaim(db: Queryable, quantities: Quantities): Promise<boolean> {
  const short = await takeStock(db, quantities);
  if (short === null) return true;
  const taken = [...quantities].slice(0, [...quantities.keys()].indexOf(short));
  await returnStock(db, new Map(taken));
  return false;
}
