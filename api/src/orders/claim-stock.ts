import { sql } from 'drizzle-orm';
import { isRedeemable, redeemCoupon } from '../coupons';
import type { Queryable } from '../db';
import { refuse } from '../refusals';
import { findShortage, shortageSentence, sumQuantities, takeStock } from '../products';
import type { Settings } from '../deps';
import { mayHoldAtPay } from './order-budget';
import { getOrder, listOrderItems, type OrderRow } from './store';

type Claimed = Pick<OrderRow, 'id' | 'couponId'>;

/**
 * Takes the kits and the coupon use for an order that holds none, inside the caller's transaction.
 * @throws 409 out-of-stock, naming the kit; 422 coupon-refused
 */
export async function claimStock(db: Queryable, { id, couponId }: Claimed): Promise<void> {
  const short = await takeStock(db, sumQuantities(await listOrderItems(db, id)));
  if (short) await refuseShortage(db, short);
  if (couponId && !(await redeemCoupon(db, couponId))) refuseCoupon();
  await db.execute(sql`update orders set holds_stock = true where id = ${id}`);
}

/**
 * Like `claimStock`, when a payment is about to open for an order that holds no kits. Beyond the account's
 * budgets it takes nothing until the money arrives, but still refuses a payment for what is not available
 * now.
 */
export async function claimAtPay(
  db: Queryable,
  settings: Pick<Settings, 'budgets' | 'keyring'>,
  orderId: string,
): Promise<void> {
  const order = await getOrder(db, orderId);
  if (order.holdsStock) return;
  const quantities = sumQuantities(await listOrderItems(db, orderId));
  const units = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0);
  if (await mayHoldAtPay(db, settings, { orderId, userId: order.userId, units })) {
    return claimStock(db, order);
  }
  const short = await findShortage(db, quantities);
  if (short) await refuseShortage(db, short);
  if (order.couponId && !(await isRedeemable(db, order.couponId))) refuseCoupon();
}

async function refuseShortage(db: Queryable, productId: string): Promise<never> {
  const { rows } = await db.execute<{ name: string; stock: number }>(
    sql`select name, stock from products where id = ${productId}`,
  );
  const sentence = shortageSentence(rows[0]!.name, rows[0]!.stock);
  refuse(409, sentence, { code: 'out-of-stock', errorData: { [productId]: [sentence] } });
}

function refuseCoupon(): never {
  const sentence = 'This coupon has just been used.';
  refuse(422, sentence, { code: 'coupon-refused', errorData: { couponCode: [sentence] } });
}
