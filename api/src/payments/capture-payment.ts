import { type Deps, subjectOf } from '../deps';
import { failpoint } from '../failpoints';
import { isStripeRefusal } from '../services';
import { lockWithSubject } from './lock-payment';
import { outsideCall } from './outside-call';
import { changeState } from './store';
import type { PaymentRow } from '../payment-model';

/** Takes the money for something that is already taken. If the bank withdraws its approval, so do we. */
export async function capturePayment(deps: Deps, payment: PaymentRow): Promise<void> {
  const { id, paymentIntentId } = payment;
  try {
    await outsideCall(deps, { purpose: 'capture-payment', subjectId: id }, (idempotencyKey) =>
      deps.stripe.paymentIntents.capture(paymentIntentId!, {}, { idempotencyKey }),
    );
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
    const intent = await deps.stripe.paymentIntents.retrieve(paymentIntentId!);
    if (intent.status !== 'succeeded') return takeBack(deps, id, 'void_due');
  }
  await deps.inTransaction(async (tx) => {
    const captured = await lockWithSubject(deps, tx.db, id);
    // Two processes may capture it, and it can be disputed before the second has its answer.
    if (captured.status !== 'capturing' || !(await changeState(tx.db, captured, 'paid'))) return;
    await subjectOf(deps, captured).finish(deps, tx, captured);
    await failpoint('captured:before');
  });
  await failpoint('captured:after');
}

/** Undoes what a payment had taken; its money is released or refunded next. */
export function takeBack(deps: Deps, id: string, state: 'void_due' | 'refund_due'): Promise<void> {
  return deps.inTransaction(async (tx) => {
    const payment = await lockWithSubject(deps, tx.db, id);
    if (payment.status !== 'capturing' || !(await changeState(tx.db, payment, state))) return;
    await subjectOf(deps, payment).giveUp(deps, tx, payment, { how: 'not-taken' });
  });
}
