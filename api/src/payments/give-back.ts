import type { Deps } from '../deps';
import { isStripeRefusal } from '../services';
import { outsideCall } from './outside-call';
import { changeState } from './store';
import type { PaymentRow } from '../payment-model';

/** Refunds everything a payment took, once, no matter how often it is called; earlier refunds count. */
export async function giveBack(deps: Deps, payment: PaymentRow): Promise<void> {
  const { id, amount, paymentIntentId } = payment;
  await expectNoneSentBack(deps, paymentIntentId!);
  const params = { payment_intent: paymentIntentId!, metadata: { paymentId: id } };
  try {
    await outsideCall(deps, { purpose: 'refund-payment', subjectId: id, params }, (idempotencyKey, refund) =>
      deps.stripe.refunds.create(refund, { idempotencyKey }),
    );
  } catch (error) {
    const isDone = isStripeRefusal(error) && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
  await changeState(deps.db, payment, 'refunded', { refunded: amount });
}

/** A bank that returned a refund would return the next one too, and Stripe has no other way to refund. */
async function expectNoneSentBack({ stripe }: Deps, intentId: string): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  if (data.some(({ status }) => status === 'failed')) {
    throw new Error(
      'the bank returned the refund: pay the money back in another way, then run "payments settle"',
    );
  }
}
