import { sql } from 'drizzle-orm';
import { redeemCoupon } from '../coupons/redemptions';
import type { Queryable } from '../db/database';
import { refuse } from '../http/refusals';
import { shortageSentence, sumQuantities, takeStock } from '../products/stock';
import type { Settings } from '../settings';
import { countClaimAtPay } from './order-budget';
import { getOrder, listOrderItems, type OrderRow } from './store';

/**
 * Takes the kits and the use of the coupon for an order that holds none, inside the caller's transaction.
 * @param outcome what the refusal says after its reason
 * @throws 409 out-of-stock, naming the kit; 422 coupon-refused
 */
export async function claimStock(
  db: Queryable,
  { id, couponId }: Pick<OrderRow, 'id' | 'couponId'>,
  outcome = '',
): Promise<void> {
  const short = await takeStock(db, sumQuantities(await listOrderItems(db, id)));
  if (short) {
    const { rows } = await db.execute<{ name: string; stock: number }>(
      sql`select name, stock from products where id = ${short}`,
    );
    const sentence = shortageSentence(rows[0]!.name, rows[0]!.stock) + outcome;
    refuse(409, sentence, { code: 'out-of-stock', errorData: { [short]: [sentence] } });
  }
  if (couponId && !(await redeemCoupon(db, couponId))) {
    const sentence = `This coupon has just been used.${outcome}`;
    refuse(422, sentence, { code: 'coupon-refused', errorData: { couponCode: [sentence] } });
  }
  await db.execute(sql`update orders set holds_stock = true where id = ${id}`);
}

/**
 * As `claimStock`, when a payment is about to be opened for an order beyond its account's budgets.
 * @throws also 429 after too many of them
 */
export async function claimAtPay(
  db: Queryable,
  settings: Pick<Settings, 'budgets' | 'keyring'>,
  orderId: string,
): Promise<void> {
  const order = await getOrder(db, orderId);
  if (order.holdsStock) return;
  const exceeded = await countClaimAtPay(db, settings, { orderId, userId: order.userId });
  if (exceeded) refuse(429, exceeded.sentence, { retryAfter: exceeded.retryAfter });
  await claimStock(db, order, ' You have not been charged.');
}
