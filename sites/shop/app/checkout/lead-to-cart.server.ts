import type { Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { dropCoupon, forgetTotal, readCart } from '../cookies/cart.server';
import { sayNotCharged } from '../messages/not-charged';
import { paths } from '../paths';
import { notices } from '../session/session.server';
import { askForPaidWay } from './find-paid-way.server';
import type { PayPress } from './open-pay-press.server';

/**
 * Stock or coupon ran out since the cart was last priced. The cart page is where that can be fixed, and it says what
 * was lost. Null for any other refusal, and for an empty cart: the order was placed in another browser.
 */
export async function leadToCart(request: Request, refusal: Refusal): Promise<Response | null> {
  return isAboutCart(request, refusal) ? goToCart(request, refusal) : null;
}

/**
 * Like `leadToCart`, for a press of a pay button: asks Stripe first, and the page shows its answer beside what was
 * lost.
 */
export async function leadPressToCart(
  { visit, request }: PayPress,
  orderId: string,
  refusal: Refusal,
): Promise<Response | null> {
  if (!isAboutCart(request, refusal)) return null;
  const asked = await askForPaidWay(visit, request, orderId);
  if (asked instanceof Response) return asked;
  return goToCart(request, { ...refusal, errorMessage: sayNotCharged(asked, refusal.errorMessage) });
}

const isAboutCart = (request: Request, { code }: Refusal) =>
  (code === 'coupon-refused' || code === 'out-of-stock') && readCart(request).lines.length > 0;

async function goToCart(request: Request, { code, errorMessage: text }: Refusal): Promise<Response> {
  const dropped = code === 'coupon-refused' ? [dropCoupon(), forgetTotal(request)] : [];
  return seeOther(paths.cart(), ...dropped, await notices.give({ tone: 'error', text }));
}
