import { parseOrderAddress } from '@larkwell/contracts/orders/orders';
import { termsSchema } from '@larkwell/contracts/terms';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { Refusal } from '@larkwell/platform/client/refusal';
import { readCart, readCoupon } from '../../cookies/cart.server';
import { priceCart } from '../../cart/priced-cart.server';
import { isCartOfOrder } from '../../checkout/cart-beside-order.server';
import { changedSincePlaced } from '../../checkout/changed-order';
import { findPaidWay } from '../../checkout/find-paid-way.server';
import { cartLinesOfOrder } from '../../checkout/lines-of-order';
import { leadToCart } from '../../checkout/lead-to-cart.server';
import type { PayPress } from '../../checkout/open-pay-press.server';
import type { PayForm } from '../../checkout/pay-form';
import { cartMessages } from '../../messages/cart';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import { ask, need } from '../../session/visit.server';
import { refusePress } from './pay.server';
import { cartTermsField } from './update-form';

/**
 * Places the order again, to the same address: with `cartTerms`, for the cart that the form showed; otherwise with the
 * order's own lines, at the prices that the form showed. Charges nothing.
 */
export async function updateOrder(press: PayPress, { orderId, terms }: PayForm) {
  const { visit, request, form } = press;
  const { api, person, session } = visit;
  const { data: order } = await need(visit, request, api.orders.get({ userId: person.id, id: orderId }));
  const paidWay = await findPaidWay(visit, request, orderId);
  if (paidWay) return paidWay;
  const cartTerms = termsSchema.safeParse(form.get(cartTermsField)).data;
  if (!cartTerms && order.terms !== null && order.terms !== terms) {
    const changed = changedSincePlaced(order.changes);
    return changed ? refusePress(press, { changed }, 409) : seeOther(paths.payments());
  }
  const isOfCart = cartTerms !== undefined || isCartOfOrder(request, order);
  const lines = isOfCart ? readCart(request).lines : cartLinesOfOrder(order);
  const code = isOfCart ? readCoupon(request) : order.couponCode;
  const { cart, couponCode, setCookies } = await priceCart(visit, request, { lines, total: null }, code);
  if (cart.cartItems.length === 0 || cart.cartItems.some(({ errorMessage }) => errorMessage)) {
    return seeOther(paths.cart(), await notices.give({ tone: 'error', text: cartMessages.checkLines }));
  }
  const kept = lines.filter(({ id }) => !cart.gone.includes(id));
  const { full_name, email } = order;
  const placed = await ask(
    visit,
    request,
    api.cart.createOrder({
      ...{ full_name, email, ...parseOrderAddress(order.address) },
      ...{ id: person.id, cartItems: kept, couponCode, terms: cartTerms },
    }),
  );
  if (!placed.ok) return refuseUpdate(press, placed.refusal);
  session.set('orderId', placed.value.data.orderId);
  const cookies = isOfCart ? setCookies : [];
  return seeOther(paths.payments(), ...cookies, await sessions.commit(session));
}

/** Nothing was ordered: the cart changed and is shown beside the form. */
async function refuseUpdate(press: PayPress, refusal: Refusal) {
  const { code, errorMessage, status, changes = [], terms: cartTerms } = refusal;
  if (code !== 'terms-changed') {
    const way = await leadToCart(press.request, refusal);
    return way ?? refusePress(press, { error: errorMessage }, status);
  }
  const changed = { sentence: errorMessage, changes, hasToBeUpdated: true, cartTerms };
  return refusePress(press, { changed }, status);
}
