import type { Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { dropCoupon, forgetTotal } from '../cart/cart.server';
import { paths } from '../paths';
import { notices } from '../session/session.server';

/** Stock or coupon were lost since the cart was looked at: the cart is where that can be put right. */
export async function refuseOrder<Answer>(
  request: Request,
  refusal: Refusal,
  otherwise: () => Answer,
): Promise<Answer | Response> {
  const notice = await notices.give({ tone: 'error', text: refusal.errorMessage });
  if (refusal.code === 'out-of-stock') return seeOther(paths.cart(), notice);
  if (refusal.code === 'coupon-refused')
    return seeOther(paths.cart(), dropCoupon(), forgetTotal(request), notice);
  return otherwise();
}
