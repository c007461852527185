import type { Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { dropCoupon, forgetTotal, readCart } from '../cart/cart.server';
import { paths } from '../paths';
import { notices } from '../session/session.server';

/**
 * Stock or coupon were lost since the cart was looked at: the cart is where that can be put right, and it says what was
 * lost. Null for any other refusal, and for a browser whose cart is empty: the order was placed elsewhere.
 */
export async function leadToCart(request: Request, refusal: Refusal): Promise<Response | null> {
  const isCoupon = refusal.code === 'coupon-refused';
  if (!isCoupon && refusal.code !== 'out-of-stock') return null;
  if (readCart(request).lines.length === 0) return null;
  const notice = await notices.give({ tone: 'error', text: refusal.errorMessage });
  return seeOther(paths.cart(), ...(isCoupon ? [dropCoupon(), forgetTotal(request)] : []), notice);
}
