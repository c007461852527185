import type { PricedCart } from '@larkwell/contracts/cart/cart';
import { need, type Visit } from '../session/visit.server';
import { cartMessages } from '../messages/cart';
import { cartCount, type CartRecord, type CartSum } from '../cookies/cart-cookie';
import { dropCoupon, keepCart, readCart, readCoupon } from '../cookies/cart.server';

/** The cart at the API's current prices, and the cookies that replace what the browser sent. */
export type CartView = {
  cart: PricedCart;
  couponCode: string | null;
  /** Sentences about changes to the cart that the shopper did not make. */
  news: string[];
  headerCart: CartSum;
  setCookies: string[];
};

const nothing: PricedCart = {
  cartItems: [],
  subTotal: 0,
  discount: 0,
  total: 0,
  delivery: 0,
  coupon: null,
  forceRemoveCouponCode: false,
  gone: [],
  terms: null,
};

/**
 * Prices the cart of a request. Pass `record` and `couponCode` if they have just changed. An empty cart makes no call.
 */
export async function priceCart(
  visit: Visit,
  request: Request,
  record: CartRecord = readCart(request),
  couponCode: string | null = readCoupon(request),
): Promise<CartView> {
  if (record.lines.length === 0) {
    return { cart: nothing, couponCode: null, news: [], headerCart: { count: 0, total: 0 }, setCookies: [] };
  }
  const { data: cart } = await need(
    visit,
    request,
    visit.api.cart.price({ cartItems: record.lines, couponCode }),
  );
  const kept = { lines: record.lines.filter(({ id }) => !cart.gone.includes(id)), total: cart.total };
  const news: string[] = cart.gone.length > 0 ? [cartMessages.gone] : [];
  if (couponCode && cart.forceRemoveCouponCode)
    news.push(cartMessages.couponForceRemoved(couponCode, cart.coupon?.message || undefined));
  return {
    cart,
    couponCode: cart.forceRemoveCouponCode ? null : couponCode,
    news,
    headerCart: { count: cartCount(kept), total: kept.total },
    setCookies: [keepCart(kept), cart.forceRemoveCouponCode ? dropCoupon() : null].filter(
      (one) => one !== null,
    ),
  };
}
