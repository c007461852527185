import { parseWithZod } from '@conform-to/zod/v4';
import { couponMessages } from '@larkwell/contracts/coupons/coupons';
import type { Refusal } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { dropCoupon, forgetTotal, keepCoupon } from '../cookies/cart.server';
import { cartMessages } from '../messages/cart';
import { paths } from '../paths';
import { notices } from '../session/session.server';
import { ask, type Visit } from '../session/visit.server';
import { couponForm, couponFormId } from './cart-forms';
import { priceCart } from './priced-cart.server';

/** A page with a field for a code: its path, and the form that its replies are for. */
type Place = { path: string; form?: string };

const cartPage: Place = { path: paths.cart(), form: couponFormId };

/** Applies the typed code and returns to the page, or says why not beside its field. */
export async function applyCoupon(visit: Visit, request: Request, form: FormData, place = cartPage) {
  const submission = parseWithZod(form, { schema: couponForm });
  if (submission.status !== 'success') return replyToForm(submission, {}, { form: place.form });
  const refuse = (refusal: Pick<Refusal, 'errorMessage' | 'status' | 'retryAfter'>) => {
    const errorData = { couponCode: [refusal.errorMessage] };
    return replyToForm(
      submission,
      { refusal: { code: 'bad-input', ...refusal, errorData } },
      { form: place.form },
    );
  };
  if (!visit.person) {
    const notice = await notices.give({ tone: 'info', text: cartMessages.couponSignIn });
    return seeOther(paths.signIn({ redirectTo: place.path }), notice);
  }
  const { cart } = await priceCart(visit, request);
  // The page of such a cart has no code field, so the sentence goes on top.
  if (cart.cartItems.some(({ subscription }) => subscription)) {
    const notice = await notices.give({ tone: 'error', text: couponMessages.withSubscription });
    return seeOther(place.path, notice);
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
  return seeOther(place.path, keepCoupon(code), forgetTotal(request), notice);
}

/** Removes the code and returns to the page. */
export async function removeCoupon(request: Request, { path } = cartPage) {
  return seeOther(
    path,
    dropCoupon(),
    forgetTotal(request),
    await notices.give({ tone: 'info', text: cartMessages.couponRemoved }),
  );
}
