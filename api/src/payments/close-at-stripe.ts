import type { Deps } from '../deps';
import { isStripeRefusal } from '../services';
import { outsideCall } from './outside-call';
import type { PaymentRow } from '../payment-model';

/**
 * Makes Stripe take no more money for a payment.
 * @returns false when Stripe refuses: it has the money, or has already ended the payment
 */
export async function closeAtStripe(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const { id, paymentIntentId, checkoutSessionId } = payment;
  // Without a Stripe id nobody ever had a way to pay it.
  if (!paymentIntentId && !checkoutSessionId) return true;
  try {
    await outsideCall<{ id: string }>(deps, { purpose: 'close-payment', subjectId: id }, (idempotencyKey) =>
      checkoutSessionId
        ? deps.stripe.checkout.sessions.expire(checkoutSessionId, {}, { idempotencyKey })
        : deps.stripe.paymentIntents.cancel(paymentIntentId!, {}, { idempotencyKey }),
    );
    return true;
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
    return false;
  }
}
