import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { ensureIntent, oneAtATime, openPayment, getPayment } from '../payments';

/**
 * The PaymentIntent with which a person pays an order in the browser: the open one, or a new one.
 * Simultaneous presses wait only until the first one has created it.
 */
export async function ensureOrderIntent(
  deps: Deps,
  orderId: string,
  terms: string | undefined,
): Promise<{ paymentId: string; amount: number; intent: Stripe.PaymentIntent }> {
  const { id, amount } = await openPayment(deps, { kind: 'order', id: orderId }, 'card', terms);
  const made = await oneAtATime(deps, id, async () => {
    const payment = await getPayment(deps.db, id);
    return payment.paymentIntentId ? null : ensureIntent(deps, payment);
  });
  return { paymentId: id, amount, intent: made ?? (await ensureIntent(deps, await getPayment(deps.db, id))) };
}
