import { takeBoughtLines } from '@larkwell/contracts/cart/cart-lines';
import type { OrderToPay } from '@larkwell/contracts/orders/orders';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { dropCart, dropCoupon, readCart, readCoupon } from '../cookies/cart.server';
import { dropTypedAddress } from '../cookies/typed-address-cookie.server';
import { priceCart } from '../cart/priced-cart.server';
import { paths } from '../paths';
import { sessions } from '../session/session.server';
import { need, type SignedInVisit } from '../session/visit.server';
import { linesOfOrder } from './lines-of-order';

/**
 * After payment: removes the bought lines and their coupon from the cart and leads to the confirmation. Lines added
 * since stay. The typed address is forgotten, unless the shopper saved it. Only the checkout that placed the order touches the cart, and only once.
 */
export async function finishCheckout(
  visit: SignedInVisit,
  request: Request,
  orderId: string,
): Promise<Response> {
  const { session } = visit;
  if (session.get('orderId') !== orderId) return seeOther(paths.orderConfirmation(orderId));
  const { data: order } = await need(
    visit,
    request,
    visit.api.orders.get({ userId: visit.person.id, id: orderId }),
  );
  session.unset('orderId');
  session.unset('payLink');
  return seeOther(
    paths.orderConfirmation(orderId),
    ...(await cartAfter(visit, request, order)),
    dropTypedAddress(),
    await sessions.commit(session),
  );
}

/** The cookies for what is left of the cart. */
async function cartAfter(visit: SignedInVisit, request: Request, order: OrderToPay): Promise<string[]> {
  const lines = takeBoughtLines(readCart(request).lines, linesOfOrder(order));
  if (lines.length === 0) return [dropCart(), dropCoupon()];
  const coupon = readCoupon(request);
  const kept = coupon === order.couponCode ? null : coupon;
  const { setCookies } = await priceCart(visit, request, { lines, total: null }, kept);
  return kept === null ? [...setCookies, dropCoupon()] : setCookies;
}
