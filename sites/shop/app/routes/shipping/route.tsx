import type { SavedAddress } from '@larkwell/contracts/accounts/addresses.contract';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { promiseHash } from 'remix-utils/promise';
import { fillFromZip } from '../../address/fill-from-zip.server';
import { applyCoupon, removeCoupon } from '../../cart/coupon-actions.server';
import { priceCart } from '../../cart/priced-cart.server';
import { getAskedOrder } from '../../checkout/asked-order.server';
import { CheckoutPage } from '../../checkout/checkout-page';
import { linesOfCart } from '../../checkout/lines-of-order';
import { requireStep } from '../../checkout/checkout-state.server';
import { readSavedAddress } from '../../cookies/saved-address-cookie.server';
import { readTypedAddress } from '../../cookies/typed-address-cookie.server';
import { cartMessages } from '../../messages/cart';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { getPlaces } from '../../places/places.server';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { need, openSignedInVisit, type SignedInVisit } from '../../session/visit.server';
import { keepTyped } from './keep-typed.server';
import { placeOrder } from './place-order.server';
import { AddressChoice } from './address-choice';
import { ShippingCoupon } from './shipping-coupon';
import { ShippingForm, type ShippingReply } from './shipping-form';

export const handle = { access: 'signed-in', bareHeader: 'Secure checkout' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Shipping' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  requireStep('shipping', visit, request);
  const orderId = visit.session.get('orderId');
  const isInDoubt = orderId !== undefined && (await getAskedOrder(visit, request, orderId)).isInDoubt;
  if (isInDoubt) throw seeOther(paths.paymentReturn({ orderId }));
  const { priced, places, further } = await promiseHash({
    priced: priceCart(visit, request),
    further: need(visit, request, visit.api.accounts.listAddresses({ id: visit.person.id })),
    places: getPlaces(visit, request),
  });
  const { cart, headerCart, couponCode, news, setCookies } = priced;
  if (cart.cartItems.length === 0 || cart.cartItems.some(({ errorMessage }) => errorMessage)) {
    throw seeOther(paths.cart(), await notices.give({ tone: 'error', text: cartMessages.checkLines }));
  }
  // The cart page says what was removed.
  if (news.length > 0) throw seeOther(paths.cart());
  const wanted = new URL(request.url).searchParams.get('address');
  const chosen = further.data.find(({ id }) => id === wanted);
  const start = { ...(await findStart(visit, request)), ...(chosen && partsOf(chosen)) };
  const headers = new Headers(setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  const mayUseCoupon =
    visit.person.userType !== 'Employee User' && !cart.cartItems.some(({ subscription }) => subscription);
  const answer = {
    ...{ cart, headerCart, couponCode, mayUseCoupon, places, start },
    ...{ further: further.data, chosen: chosen?.id ?? null },
  };
  return data(answer, { headers });
}

const partsOf = ({ address, city, state_id, zipCode }: SavedAddress) => ({
  address,
  city,
  state_id,
  zipCode,
});

/** What the form starts with: what was last sent in this checkout, otherwise the saved form or the profile's address. */
async function findStart(visit: SignedInVisit, request: Request) {
  const { api, person } = visit;
  const typed = readTypedAddress(request, person.id);
  if (typed) return typed;
  const saved = readSavedAddress(request, person.id);
  if (saved) return { ...saved, state_id: saved.state, saveInformation: 'on' };
  const { data: profile } = await need(visit, request, api.accounts.get({ id: person.id }));
  const { address, city, state_id, zipCode } = profile;
  return {
    ...{ full_name: person.name, email: person.email },
    ...{ address: address ?? '', city: city ?? '', state_id: state_id ?? '', zipCode: zipCode ?? '' },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  return keepTyped(form, visit.person.id, async () => {
    requireStep('shipping', visit, request);
    const intent = form.get('intent');
    if (intent === 'lookup-zip') return fillFromZip(visit, form);
    if (intent === 'remove-coupon') return removeCoupon(request, place);
    // A code that was typed and not applied is applied before anything is ordered.
    if (intent === 'apply-coupon' || form.get('couponCode')) return applyCoupon(visit, request, form, place);
    return placeOrder(visit, request, form, await getPlaces(visit, request));
  });
}

const place = { path: paths.shipping() };

export default function ShippingPage() {
  const { cart, couponCode, mayUseCoupon, places, start, further, chosen } = useLoaderData<typeof loader>();
  const answer = useActionData<ShippingReply>();
  return (
    <CheckoutPage
      step="shipping"
      title="Shipping"
      summary={{
        lines: linesOfCart(cart),
        amounts: cart,
        coupon: mayUseCoupon ? <ShippingCoupon coupon={cart.coupon} code={couponCode} /> : null,
      }}
    >
      <AddressChoice saved={further} chosen={chosen} />
      <ShippingForm places={places} start={start} terms={cart.terms!} {...answer} />
    </CheckoutPage>
  );
}
