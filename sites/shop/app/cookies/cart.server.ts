import { siteCookie } from '@larkwell/platform/session/site-cookie';
import { env } from '../env.server';
import { readCookie, setCookie } from '@larkwell/platform/session/cookie-text';
import { decodeCart, emptyCart, encodeCart, type CartRecord } from './cart-cookie';

const ninetyDays = 90 * 24 * 60 * 60;
const cart = siteCookie('shop_cart', env.SHOP_URL);
const coupon = siteCookie('shop_coupon', env.SHOP_URL);
const couponPattern = /^[A-Z0-9_-]{1,40}$/;

/** The cart a browser sent, or an empty one. */
export const readCart = (request: Request): CartRecord => decodeCart(readCookie(request, cart.name));

/** The `Set-Cookie` value that keeps this cart, or null if it is too large for a cookie. */
export function keepCart(record: CartRecord): string | null {
  if (record.lines.length === 0) return dropCart();
  const text = encodeCart(record);
  return text === null ? null : setCookie(cart, text, ninetyDays);
}

/** The `Set-Cookie` value that keeps these lines until they are priced, or null if they are too large for a cookie. */
export const keepUnpriced = (lines: CartRecord['lines']) => keepCart({ lines, total: null });

/** The `Set-Cookie` value after a change of coupon or person: the same lines, no longer priced. */
export function forgetTotal(request: Request): string | undefined {
  const { lines } = readCart(request);
  return lines.length === 0 ? undefined : (keepUnpriced(lines) ?? undefined);
}

export const dropCart = () => setCookie(cart, encodeCart(emptyCart)!, 0);

/** The applied discount code, in capitals. The API checks each time whether it is still valid. */
export function readCoupon(request: Request): string | null {
  const code = readCookie(request, coupon.name);
  return code && couponPattern.test(code) ? code : null;
}

export const keepCoupon = (code: string) => setCookie(coupon, code, ninetyDays);
export const dropCoupon = () => setCookie(coupon, '', 0);
