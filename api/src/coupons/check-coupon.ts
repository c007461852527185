import type { CouponResult } from '@larkwell/contracts/coupons/coupons';
import { couponMessages } from '@larkwell/contracts/coupons/coupons';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

interface CouponRow extends Record<string, unknown> {
  id: string;
  percent: number;
  productIds: string[];
  productNames: string[];
  isEarly: boolean;
  isOver: boolean;
  isUsedUp: boolean;
}

/** The cart that a code is checked against: its kits, and whether one of them repeats. */
export interface CouponCart {
  productIds: readonly string[];
  hasSubscription: boolean;
  /** The cart's owner; null for a visitor. What the person's own unpaid order redeemed is still theirs. */
  buyerId: string | null;
}

/** Says what a code (upper case, trimmed) does for a cart, and why if it does nothing. Changes nothing. */
export async function checkCoupon(db: Queryable, code: string, cart: CouponCart): Promise<CouponResult> {
  const coupon = await findCoupon(db, code, cart.buyerId);
  if (!coupon) return refused(`${code} is not a code we know.`);
  if (coupon.isEarly) return refused(`Coupon ${code} has not started yet.`);
  if (coupon.isOver) return refused(`Coupon ${code} has ended.`);
  if (coupon.isUsedUp) return refused(`Coupon ${code} has already been used.`);

  const productIds = coupon.productIds.length > 0 ? coupon.productIds : null;
  const valid = { isValid: true, discountPercent: coupon.percent, discountCodeId: coupon.id, productIds };
  if (cart.hasSubscription) {
    return { ...valid, isApplied: false, message: couponMessages.withSubscription };
  }
  if (productIds && !cart.productIds.some((id) => productIds.includes(id))) {
    const message = `Coupon ${code} is for ${coupon.productNames.join(' and ')} only.`;
    return { ...valid, isApplied: false, message };
  }
  return { ...valid, isApplied: true, message: couponMessages.applied };
}

function refused(message: string): CouponResult {
  return {
    isValid: false,
    isApplied: false,
    discountPercent: 0,
    discountCodeId: null,
    message,
    productIds: null,
  };
}

async function findCoupon(db: Queryable, code: string, buyerId: string | null): Promise<CouponRow | null> {
  const { rows } = await db.execute<CouponRow>(sql`
    select id, percent, product_ids as "productIds",
      array(select name from products where products.id = any (coupons.product_ids) order by position) as "productNames",
      coalesce(starts_at > app_now(), false) as "isEarly",
      coalesce(ends_at <= app_now(), false) as "isOver",
      coalesce(redemptions - (
        select count(*) from orders o
        where o.coupon_id = coupons.id and o.user_id = ${buyerId} and o.stock_state = 'held' and o.holds_stock
      ) >= max_redemptions, false) as "isUsedUp"
    from coupons where code = ${code}`);
  return rows[0] ?? null;
}
