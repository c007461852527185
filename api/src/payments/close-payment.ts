import type { Deps } from '../deps';
import { advance } from './advance';
import { cancelPayment } from './cancel-payment';
import { closeAtStripe } from './close-at-stripe';
import { changeState } from './store';
import type { PaymentRow } from '../payment-model';

/**
 * Makes sure that a payment charges nothing more: closes a way to pay at Stripe by a call, releases an amount
 * that a bank holds. If the money came just before, settles that instead.
 * @returns false while the payment is not over
 */
export async function closePayment(deps: Deps, payment: PaymentRow): Promise<boolean> {
  if (payment.status === 'authorized') await changeState(deps.db, payment, 'void_due');
  else if (await closeAtStripe(deps, payment)) await cancelPayment(deps, payment.id);
  const { payment: closed } = await advance(deps, payment.id);
  return closed.status !== 'open' && closed.status !== 'authorized';
}
