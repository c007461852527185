import { cartLineKey, setLineQuantity } from '@larkwell/contracts/cart/cart-lines';
import { couponMessages } from '@larkwell/contracts/coupons/coupons';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { data } from '@remix-run/node';
import { dropCoupon, forgetTotal, keepCoupon, keepUnpriced, readCart } from '../../cookies/cart.server';
import { priceCart } from '../../cart/priced-cart.server';
import { firstOpenStep } from '../../checkout/steps';
import { cartMessages } from '../../messages/cart';
import { paths } from '../../paths';
import { notices } from '../../session/session.server';
import { ask, type Visit } from '../../session/visit.server';

/** What the cart page shows again after a refusal. */
export type CartReply = {
  coupon?: { code: string; error: string };
  line?: { key: string; error: string };
};

const refuse = (reply: CartReply, status = 400) => data(reply, { status });
/** Where a change of a line leads back to: the page, or the drawer that shows the same lines. */
const placeOf = (form: FormData) => (form.get('from') === 'drawer' ? paths.cartDrawer() : paths.cart());

export async function changeQuantity(request: Request, form: FormData) {
  const cart = readCart(request);
  const key = String(form.get('line') ?? '');
  const line = cart.lines.find((one) => cartLineKey(one) === key);
  if (!line)
    return seeOther(placeOf(form), await notices.give({ tone: 'error', text: cartMessages.notThere }));
  const typed = String(form.get('quantity') ?? '').trim();
  if (!/^[1-9]\d{0,3}$/.test(typed)) return refuse({ line: { key, error: cartMessages.quantityInvalid } });
  const step = form.get('intent') === 'inc' ? 1 : form.get('intent') === 'dec' ? -1 : 0;
  // The page says how many there are; the API counts again before anything is sold.
  const stock = Number(form.get('stock')) || 9999;
  const lines = setLineQuantity(cart.lines, key, Number(typed) + step, stock);
  return seeOther(placeOf(form), keepUnpriced(lines) ?? undefined);
}

export async function applyCoupon(visit: Visit, request: Request, form: FormData) {
  const code = String(form.get('couponCode') ?? '')
    .trim()
    .toUpperCase();
  if (!code) return refuse({ coupon: { code, error: cartMessages.couponEmpty } });
  if (!visit.person) {
    const notice = await notices.give({ tone: 'info', text: cartMessages.couponSignIn });
    return seeOther(paths.signIn({ redirectTo: paths.cart() }), notice);
  }
  const { cart } = await priceCart(visit, request);
  // The page of such a cart has no field for a code, so that the sentence heads it.
  if (cart.cartItems.some(({ subscription }) => subscription)) {
    const notice = await notices.give({ tone: 'error', text: couponMessages.withSubscription });
    return seeOther(paths.cart(), notice);
  }
  if (cart.cartItems.some(({ errorMessage }) => errorMessage)) {
    return refuse({ coupon: { code, error: couponMessages.errorItem } });
  }
  const productIds = cart.cartItems.map(({ id }) => id).join(',');
  const answer = await ask(
    visit,
    request,
    visit.api.coupons.check({ total: cart.subTotal, code, productIds }),
  );
  if (!answer.ok)
    return refuse({ coupon: { code, error: answer.refusal.errorMessage } }, answer.refusal.status);
  const result = answer.value.data;
  if (!result.isValid || !result.isApplied) {
    return refuse({ coupon: { code, error: result.message || couponMessages.wentWrong } }, 422);
  }
  const notice = await notices.give({ tone: 'success', text: result.message || couponMessages.applied });
  return seeOther(paths.cart(), keepCoupon(code), forgetTotal(request), notice);
}

export async function removeCoupon(request: Request) {
  return seeOther(
    paths.cart(),
    dropCoupon(),
    forgetTotal(request),
    await notices.give({ tone: 'info', text: cartMessages.couponRemoved }),
  );
}

/** Goes on to the checkout when every line can be bought as it stands. */
export async function proceed(visit: Visit, request: Request) {
  const { cart, headerCart } = await priceCart(visit, request);
  const isReady = headerCart.count > 0 && cart.cartItems.every(({ errorMessage }) => !errorMessage);
  if (!isReady) {
    return seeOther(paths.cart(), await notices.give({ tone: 'error', text: cartMessages.checkLines }));
  }
  return seeOther(
    firstOpenStep({ signedIn: visit.person !== null, cartCount: headerCart.count, orderId: null }),
  );
}
