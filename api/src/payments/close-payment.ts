import type { Deps } from '../deps';
import { isStripeRefusal } from '../services/stripe';
import { applyStripeState } from './apply-stripe-state';
import { outsideCall } from './outside-call';
import { endPayment, findPayment, type PaymentRow } from './store';

/**
 * Makes sure that Stripe takes no more money for a payment. When it has succeeded meanwhile, that is written down.
 * @returns false while Stripe is still working on it
 */
export async function closePayment(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const { paymentIntentId, checkoutSessionId } = payment;
  try {
    // Without an id of Stripe's nobody was ever given a way to pay it.
    if (paymentIntentId || checkoutSessionId) {
      await outsideCall<{ id: string }>(
        deps,
        { purpose: 'close-payment', subjectId: payment.id },
        (idempotencyKey) =>
          checkoutSessionId
            ? deps.stripe.checkout.sessions.expire(checkoutSessionId, {}, { idempotencyKey })
            : deps.stripe.paymentIntents.cancel(paymentIntentId!, {}, { idempotencyKey }),
      );
    }
    await endPayment(deps.db, payment.id, 'cancelled');
    return true;
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
  }
  await applyStripeState(deps, payment);
  return (await findPayment(deps.db, payment.id))?.status !== 'open';
}
