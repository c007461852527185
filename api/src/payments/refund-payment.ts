import type { Deps } from '../deps';
import { isStripeRefusal } from '../services/stripe';
import { outsideCall } from './outside-call';
import { endPayment, type PaymentRow } from './store';

/** Gives back what a payment took, once, however often it is asked. */
export async function refundPayment(deps: Deps, payment: PaymentRow): Promise<void> {
  try {
    await outsideCall(deps, { purpose: 'refund', subjectId: payment.id }, (idempotencyKey) =>
      deps.stripe.refunds.create(
        { payment_intent: payment.paymentIntentId!, metadata: { paymentId: payment.id } },
        { idempotencyKey },
      ),
    );
  } catch (error) {
    const isDone = isStripeRefusal(error) && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
  await endPayment(deps.db, payment.id, 'refunded');
}
