import type { CouponResult } from '@larkwell/contracts/coupons/coupons';
import type { Deps } from '../deps';
import type { Limit } from '../security/rate-limits';

/** Codes that did nothing, an hour; guessing is not worth it then. */
const couponTries: Limit = { name: 'coupon', points: 30, seconds: 3600 };

/** Counts a try of a code for `subject`, and takes it back when the code was good. Without a code nothing is counted. */
export async function countCouponTry<T extends { coupon: CouponResult | null }>(
  deps: Deps,
  subject: string | null,
  look: () => Promise<T>,
): Promise<T> {
  if (!subject) return look();
  await deps.limits.count(couponTries, subject);
  const result = await look();
  if (result.coupon?.isValid) await deps.limits.giveBack(couponTries, subject);
  return result;
}
