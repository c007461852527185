import type { CheckoutResult } from '@larkwell/contracts/payments/payments';
import Stripe from 'stripe';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { confirmIntent, ensureIntent, notKnownYet, oneAtATime, openPayment, getPayment } from '../payments';
import { settleOrder } from './order-state';

/**
 * Pays an order with a payment method created in the browser. When the bank asks the person, the answer
 * carries the client secret, and the call is repeated afterwards without a method.
 * @throws 503 when Stripe does not report the outcome
 */
export async function payWithMethod(
  deps: Deps,
  orderId: string,
  { paymentMethod, terms }: { paymentMethod: string | null; terms: string | undefined },
): Promise<CheckoutResult> {
  const { id } = await openPayment(deps, { kind: 'order', id: orderId }, 'card', terms);
  return oneAtATime(deps, id, async (hasWaited) => {
    const intent = await ensureIntent(deps, await getPayment(deps.db, id));
    // The first press has already charged its card. Its result is the result of this one.
    const card = hasWaited ? null : paymentMethod;
    try {
      if (card) {
        const params = { payment_method: card, use_stripe_sdk: true };
        const refusal = await confirmIntent(deps, intent, { paymentId: id, card, params });
        if (refusal) return { isError: true, data: refusal.message };
      }
      const { paymentStatus, clientSecret, errorMessage, isGivenBack } = await settleOrder(deps, orderId);
      const isRefused = isGivenBack || (paymentMethod && paymentStatus === 'requires_payment_method');
      if (isRefused && errorMessage) return { isError: true, data: errorMessage };
      return { paymentStatus, orderId, clientSecret };
    } catch (error) {
      if (!card || !(error instanceof Stripe.errors.StripeError)) throw error;
      refuse(503, notKnownYet, { code: 'unavailable' });
    }
  });
}
