import type { Deps } from '../deps';
import { advance } from './advance';
import { cancelPayment } from './cancel-payment';
import { closeAtStripe } from './close-at-stripe';
import { changeState } from './store';
import type { PaymentRow } from '../payment-model';

/**
 * Makes sure that nothing more is charged with a payment: a way to pay is closed at Stripe by call, an amount that a
 * bank holds is released. When the money came just before, that is settled instead.
 * @returns false while it is not over
 */
export async function closePayment(deps: Deps, payment: PaymentRow): Promise<boolean> {
  if (payment.status === 'authorized') await changeState(deps.db, payment, 'void_due');
  else if (await closeAtStripe(deps, payment)) await cancelPayment(deps, payment.id);
  const { payment: closed } = await advance(deps, payment.id);
  return closed.status !== 'open' && closed.status !== 'authorized';
}
