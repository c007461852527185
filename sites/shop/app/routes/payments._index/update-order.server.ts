import { parseOrderAddress } from '@larkwell/contracts/orders/orders';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { readCart } from '../../cart/cart.server';
import { priceCart } from '../../cart/priced-cart.server';
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

/**
 * Places the order anew for the cart as it is, at the prices that the form showed, to the same address. Charges
 * nothing.
 */
export async function updateOrder(press: PayPress, { orderId, terms }: PayForm) {
  const { visit, request } = press;
  const { api, person, session } = visit;
  const { data: order } = await need(visit, request, api.orders.get({ userId: person.id, id: orderId }));
  const paidWay = await findPaidWay(visit, request, orderId);
  if (paidWay) return paidWay;
  if (order.terms !== null && order.terms !== terms) {
    const changed = changedSincePlaced(order.changes);
    return changed ? refusePress(press, { changed }, 409) : seeOther(paths.payments());
  }
  const inCart = readCart(request).lines;
  const lines = inCart.length > 0 ? inCart : cartLinesOfOrder(order);
  const { cart, couponCode, setCookies } = await priceCart(visit, request, { lines, total: null });
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
      ...{ id: person.id, cartItems: kept, couponCode },
    }),
  );
  if (!placed.ok) {
    const { errorMessage, status } = placed.refusal;
    const way = await leadToCart(request, placed.refusal);
    return way ?? refusePress(press, { error: errorMessage }, status);
  }
  session.set('orderId', placed.value.data.orderId);
  return seeOther(paths.payments(), ...setCookies, await sessions.commit(session));
}
