import { cartCount } from '../cookies/cart-cookie';
import { readCart } from '../cookies/cart.server';
import type { ShopSession } from '../session/session.server';
import type { HeaderData } from './header-data';

export function headerOf(request: Request, session: ShopSession): HeaderData {
  const cart = readCart(request);
  return { person: session.get('person') ?? null, cart: { count: cartCount(cart), total: cart.total } };
}
