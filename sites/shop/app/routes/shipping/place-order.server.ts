import { parseWithZod } from '@conform-to/zod/v4';
import { termsField, termsSchema } from '@larkwell/contracts/terms';
import type { Shipping } from '@larkwell/contracts/cart/shipping';
import type { Refusal } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { errorsByField } from '../../address/address-form';
import { addressOf } from '../../address/address-of';
import { readCart, readCoupon } from '../../cookies/cart.server';
import { findPaidWay } from '../../checkout/find-paid-way.server';
import { leadToCart } from '../../checkout/lead-to-cart.server';
import { dropSavedAddress, keepSavedAddress } from '../../cookies/saved-address-cookie.server';
import { shippingMessages } from '../../messages/checkout';
import { paths } from '../../paths';
import type { Places } from '../../places/places.server';
import { sessions } from '../../session/session.server';
import { ask, type SignedInVisit } from '../../session/visit.server';
import { shippingForm, type ShippingValues } from './form';

/** Checks the address, then creates the order and holds its stock. Stores nothing if either is refused. */
export async function placeOrder(visit: SignedInVisit, request: Request, form: FormData, places: Places) {
  const submission = parseWithZod(form, { schema: shippingForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const terms = termsSchema.safeParse(form.get(termsField));
  if (!terms.success) return replyToForm(submission, { formError: shippingMessages.incomplete });
  const { api, person, session } = visit;
  const { full_name, email } = submission.value;
  const shipping = { full_name, email, ...addressOf(submission.value, places) };
  const check = await ask(visit, request, api.accounts.validateAddress({ id: person.id, ...shipping }));
  if (!check.ok) return replyToForm(submission, { refusal: withFieldsOfForm(check.refusal) });
  if (!check.value.success) {
    const { errorMessage, errorData } = check.value;
    return replyToForm(submission, {
      formError: errorData ? undefined : errorMessage || shippingMessages.checkAddress,
      fieldErrors: errorData && errorsByField(errorData),
    });
  }
  const { suggestion } = check.value;
  const { addressChoice } = submission.value;
  if (suggestion && !addressChoice) return replyToForm(submission, {}, { suggestedCity: suggestion.city });
  const address = suggestion && addressChoice === 'suggested' ? { ...shipping, ...suggestion } : shipping;

  const earlier = session.get('orderId');
  // After a lost answer the shopper may have paid already; they must not order the same again.
  const paidWay = earlier && (await findPaidWay(visit, request, earlier));
  if (paidWay) return paidWay;

  const order = await ask(
    visit,
    request,
    api.cart.createOrder({
      ...address,
      id: person.id,
      cartItems: readCart(request).lines,
      couponCode: readCoupon(request),
      terms: terms.data,
    }),
  );
  if (!order.ok && order.refusal.code === 'terms-changed')
    return replyToForm(submission, { refusal: order.refusal }, { changes: order.refusal.changes });
  if (!order.ok) {
    const way = await leadToCart(request, order.refusal);
    return way ?? replyToForm(submission, { refusal: withFieldsOfForm(order.refusal) });
  }
  // A suggestion that was chosen is not offered again.
  form.set('city', address.city);
  session.set('orderId', order.value.data.orderId);
  const saved = submission.value.saveInformation
    ? keepSavedAddress(savedOf(submission.value, address), person.id)
    : dropSavedAddress();
  return seeOther(paths.payments(), await sessions.commit(session), saved);
}

const savedOf = ({ full_name, email }: ShippingValues, { address, city, state_id, zipCode }: Shipping) => ({
  full_name,
  email,
  address,
  city,
  state: state_id ?? '',
  zipCode,
});

const withFieldsOfForm = (refusal: Refusal): Refusal =>
  refusal.errorData ? { ...refusal, errorData: errorsByField(refusal.errorData) } : refusal;
