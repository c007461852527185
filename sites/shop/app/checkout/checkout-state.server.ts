import { seeOther } from '@larkwell/platform/forms/see-other';
import { cartCount } from '../cookies/cart-cookie';
import { readCart } from '../cookies/cart.server';
import type { Visit } from '../session/visit.server';
import { guardStep, type CheckoutState, type StepId } from './steps';

/** How far this visitor's checkout has come, from the session and the cart. */
export const checkoutStateOf = (visit: Visit, request: Request): CheckoutState => ({
  signedIn: visit.person !== null,
  cartCount: cartCount(readCart(request)),
  orderId: visit.session.get('orderId') ?? null,
});

/** @throws a redirect to the right step if this one may not be opened yet */
export function requireStep(id: StepId, visit: Visit, request: Request): CheckoutState {
  const state = checkoutStateOf(visit, request);
  const elsewhere = guardStep(id, state);
  if (elsewhere) throw seeOther(elsewhere);
  return state;
}
