import { parseWithZod } from '@conform-to/zod/v4';
import { cartLineKey, setLineQuantity } from '@larkwell/contracts/cart/cart-lines';
import { couponMessages } from '@larkwell/contracts/coupons/coupons';
import type { Refusal } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { limitWords } from '@larkwell/ui/quantity-stepper/quantity-stepper';
import { dropCoupon, forgetTotal, keepCoupon, keepUnpriced, readCart } from '../../cookies/cart.server';
import { couponForm, couponFormId, quantityForm, quantityFormId } from '../../cart/cart-forms';
import { priceCart } from '../../cart/priced-cart.server';
import { firstOpenStep } from '../../checkout/steps';
import { cartMessages } from '../../messages/cart';
import { paths } from '../../paths';
import { notices } from '../../session/session.server';
import { ask, type Visit } from '../../session/visit.server';

/** Where a change of a line returns to: the cart page, or the drawer with the same lines. */
const placeOf = (form: FormData) => (form.get('from') === 'drawer' ? paths.cartDrawer() : paths.cart());

export async function changeQuantity(request: Request, form: FormData) {
  const cart = readCart(request);
  const key = String(form.get('line') ?? '');
  const line = cart.lines.find((one) => cartLineKey(one) === key);
  if (!line)
    return seeOther(placeOf(form), await notices.give({ tone: 'error', text: cartMessages.notThere }));
  const submission = parseWithZod(form, { schema: quantityForm });
  if (submission.status !== 'success') return replyToForm(submission, {}, { form: quantityFormId(key) });
  const step = form.get('intent') === 'inc' ? 1 : form.get('intent') === 'dec' ? -1 : 0;
  // The page shows how many are left; the API checks stock again before a sale.
  const stock = Number(form.get('stock')) || 9999;
  const wanted = Number(submission.value.quantity) + step;
  if (step >= 0 && wanted > stock)
    return replyToForm(
      submission,
      { fieldErrors: { quantity: [limitWords(stock)] } },
      { form: quantityFormId(key) },
    );
  const lines = setLineQuantity(cart.lines, key, wanted, stock);
  return seeOther(placeOf(form), keepUnpriced(lines) ?? undefined);
}

export async function applyCoupon(visit: Visit, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: couponForm });
  if (submission.status !== 'success') return replyToForm(submission, {}, { form: couponFormId });
  const refuse = (refusal: Pick<Refusal, 'errorMessage' | 'status' | 'retryAfter'>) => {
    const errorData = { couponCode: [refusal.errorMessage] };
    return replyToForm(
      submission,
      { refusal: { code: 'bad-input', ...refusal, errorData } },
      { form: couponFormId },
    );
  };
  if (!visit.person) {
    const notice = await notices.give({ tone: 'info', text: cartMessages.couponSignIn });
    return seeOther(paths.signIn({ redirectTo: paths.cart() }), notice);
  }
  const { cart } = await priceCart(visit, request);
  // The page of such a cart has no code field, so the sentence goes on top.
  if (cart.cartItems.some(({ subscription }) => subscription)) {
    const notice = await notices.give({ tone: 'error', text: couponMessages.withSubscription });
    return seeOther(paths.cart(), notice);
  }
  if (cart.cartItems.some(({ errorMessage }) => errorMessage)) {
    return refuse({ errorMessage: couponMessages.errorItem, status: 400 });
  }
  const productIds = cart.cartItems.map(({ id }) => id).join(',');
  const code = submission.value.couponCode;
  const call = visit.api.coupons.check({ total: cart.subTotal, code, productIds });
  const answer = await ask(visit, request, call);
  if (!answer.ok) return refuse(answer.refusal);
  const result = answer.value.data;
  if (!result.isValid || !result.isApplied) {
    return refuse({ errorMessage: result.message || couponMessages.wentWrong, status: 422 });
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

/** Continues to the checkout if every line can be bought as is. */
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
