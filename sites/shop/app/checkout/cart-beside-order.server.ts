import type { CartItem } from '@larkwell/contracts/cart/cart';
import { isSameCart } from '@larkwell/contracts/cart/cart-lines';
import type { OrderToPay } from '@larkwell/contracts/orders/orders';
import { readCart, readCoupon } from '../cookies/cart.server';
import { priceCart } from '../cart/priced-cart.server';
import type { SignedInVisit } from '../session/visit.server';
import { linesOfOrder } from './lines-of-order';

/** Compares this browser's cart with an order. */
export type CartBesideOrder =
  | { state: 'same' }
  | { state: 'empty' }
  /** Other kits, units or code. `offer` is null where the cart cannot be ordered as it is. */
  | { state: 'other'; offer: CartOffer | null };

/** What the order would become if updated: its lines, its total in cents, and its sealed terms. */
export type CartOffer = { lines: CartItem[]; total: number; terms: string };

/** Whether ordering this browser's cart would give the same order. */
export function isCartOfOrder(request: Request, order: Pick<OrderToPay, 'items' | 'couponCode'>): boolean {
  return isSameCart(readCart(request).lines, linesOfOrder(order)) && readCoupon(request) === order.couponCode;
}

export async function getCartBesideOrder(
  visit: SignedInVisit,
  request: Request,
  order: OrderToPay,
): Promise<CartBesideOrder> {
  if (readCart(request).lines.length === 0) return { state: 'empty' };
  if (isCartOfOrder(request, order)) return { state: 'same' };
  const { cart, news } = await priceCart(visit, request);
  const { cartItems: lines, total, terms } = cart;
  const isSound = news.length === 0 && lines.every(({ errorMessage }) => !errorMessage);
  return { state: 'other', offer: terms !== null && isSound ? { lines, total, terms } : null };
}
