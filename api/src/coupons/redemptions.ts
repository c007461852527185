import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

const isOpen = sql`
  (max_redemptions is null or redemptions < max_redemptions)
  and coalesce(starts_at <= app_now(), true) and coalesce(ends_at > app_now(), true)`;

/** Whether a coupon has a use left now. */
export async function isRedeemable(db: Queryable, couponId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from coupons where id = ${couponId} and ${isOpen}`);
  return rows.length > 0;
}

/** Counts one use of a coupon inside the caller's transaction. @returns false when it has ended or is used up */
export async function redeemCoupon(db: Queryable, couponId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update coupons set redemptions = redemptions + 1
    where id = ${couponId} and ${isOpen}`);
  return rowCount === 1;
}

/** Returns a use when its order was never paid. */
export async function returnCoupon(db: Queryable, couponId: string): Promise<void> {
  await db.execute(
    sql`update coupons set redemptions = redemptions - 1 where id = ${couponId} and redemptions > 0`,
  );
}
