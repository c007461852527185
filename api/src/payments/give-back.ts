import type { Deps } from '../deps';
import { isStripeRefusal } from '../services';
import { outsideCall } from './outside-call';
import { changeState } from './store';
import type { PaymentRow } from '../payment-model';

/** Gives back all that a payment took, once, however often it is asked: what went back before counts as done. */
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

/** A bank that sent a refund back would do so again, and Stripe cannot give back in another way. */
async function expectNoneSentBack({ stripe }: Deps, intentId: string): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  if (data.some(({ status }) => status === 'failed')) {
    throw new Error(
      'the bank sent the refund back: pay the money back in another way, then run "payments settle"',
    );
  }
}
