import { parseWithZod } from '@conform-to/zod/v4';
import type { Shipping } from '@larkwell/contracts/cart/shipping';
import { attempt, type Refusal } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { dropCoupon, readCart, readCoupon } from '../../cart/cart.server';
import { dropSavedAddress, keepSavedAddress } from '../../checkout/saved-address-cookie.server';
import { shippingMessages } from '../../messages/checkout';
import { paths } from '../../paths';
import type { Places } from '../../places/places.server';
import { notices, sessions } from '../../session/session.server';
import { ask, type SignedInVisit } from '../../session/visit.server';
import { shippingForm, type ShippingValues } from './form';

/** Fills city and state of the form's ZIP code, and sends everything back otherwise as typed. */
export async function fillFromZip({ api }: SignedInVisit, form: FormData) {
  const zipCode = String(form.get('zipCode') ?? '')
    .trim()
    .slice(0, 5);
  const found = /^\d{5}$/.test(zipCode) ? await attempt(api.places.zip({ zipCode })) : null;
  if (found?.ok) {
    form.set('city', found.value.data.city);
    form.set('state_id', found.value.data.state_id);
  }
  const submission = parseWithZod(form, { schema: shippingForm });
  const zipErrors = submission.status === 'success' ? undefined : submission.error?.zipCode;
  const messages = found?.ok ? undefined : (zipErrors ?? [shippingMessages.zipUnknown]);
  // Only the ZIP was asked about: what is still empty is not wrong yet.
  return replyToForm({
    ...submission,
    reply: (options) => ({
      ...submission.reply(options),
      error: messages ? { zipCode: messages } : undefined,
    }),
  });
}

/** Checks the address, then creates the order and holds its stock. Nothing is stored when either is refused. */
export async function placeOrder(visit: SignedInVisit, request: Request, form: FormData, places: Places) {
  const submission = parseWithZod(form, { schema: shippingForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const { api, person, session } = visit;
  const shipping = shippingOf(submission.value, places);
  const check = await ask(visit, request, api.accounts.validateAddress({ id: person.id, ...shipping }));
  if (!check.ok) return replyToForm(submission, { refusal: fieldsOfForm(check.refusal) });
  if (!check.value.success) {
    const { errorMessage, errorData } = check.value;
    return replyToForm(submission, {
      formError: errorMessage,
      fieldErrors: errorData && formFields(errorData),
    });
  }
  const { suggestion } = check.value;
  const { addressChoice } = submission.value;
  if (suggestion && !addressChoice) return replyToForm(submission, {}, { suggestedCity: suggestion.city });
  const address = suggestion && addressChoice === 'suggested' ? { ...shipping, ...suggestion } : shipping;

  const order = await ask(
    visit,
    request,
    api.cart.createOrder({
      ...address,
      id: person.id,
      cartItems: readCart(request).lines,
      couponCode: readCoupon(request),
    }),
  );
  if (!order.ok)
    return refuseOrder(order.refusal, () =>
      replyToForm(submission, { refusal: fieldsOfForm(order.refusal) }),
    );
  session.set('orderId', order.value.data.orderId);
  const saved = submission.value.saveInformation
    ? keepSavedAddress(savedOf(submission.value, address), person.id)
    : dropSavedAddress();
  return seeOther(paths.payments(), await sessions.commit(session), saved);
}

/** Stock or coupon were lost between cart and shipping: the cart is where that can be put right. */
async function refuseOrder(refusal: Refusal, otherwise: () => ReturnType<typeof replyToForm>) {
  const notice = await notices.give({ tone: 'error', text: refusal.errorMessage });
  if (refusal.code === 'out-of-stock') return seeOther(paths.cart(), notice);
  if (refusal.code === 'coupon-refused') return seeOther(paths.cart(), dropCoupon(), notice);
  return otherwise();
}

function shippingOf(
  { full_name, email, address, city, state_id, zipCode }: ShippingValues,
  { country, states }: Places,
): Shipping {
  const state = states.find(({ id }) => id === state_id);
  return {
    full_name,
    email,
    address,
    city,
    state: state?.code ?? state_id,
    state_id,
    country: country.name,
    country_id: country.id,
    zipCode,
  };
}

const savedOf = ({ full_name, email }: ShippingValues, { address, city, state_id, zipCode }: Shipping) => ({
  full_name,
  email,
  address,
  city,
  state: state_id ?? '',
  zipCode,
});

/** The API speaks of `state`; the field of the form holds its id. */
const formFields = (errors: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name === 'state' ? 'state_id' : name, messages]),
  );

const fieldsOfForm = (refusal: Refusal): Refusal =>
  refusal.errorData ? { ...refusal, errorData: formFields(refusal.errorData) } : refusal;
