import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { lockWithSubject } from './lock-payment';
import { changeState, findPayment } from './store';

/**
 * Ends a payment whose refund the bank returned, once the operator has paid the money back in another way.
 * @returns cents that were paid back
 * @throws a sentence for the operator when there is no such payment, or Stripe can still refund it
 */
export async function settleByHand(deps: Deps, id: string, actor: string): Promise<number> {
  const payment = await findPayment(deps.db, id);
  if (!payment) throw new Error(`There is no payment ${id}.`);
  if (payment.status === 'paid_back') throw new Error(`Payment ${id} was already settled.`);
  const { data: refunds } = await deps.stripe.refunds.list({
    payment_intent: payment.paymentIntentId ?? '',
    limit: 100,
  });
  const isSentBack = refunds.some(({ status }) => status === 'failed');
  if (payment.status !== 'refund_due' || !isSentBack) {
    throw new Error(
      `Payment ${id} is ${payment.status}. Only a refund that a bank returned can be settled by hand.`,
    );
  }
  await deps.inTransaction(async ({ db }) => {
    const locked = await lockWithSubject(deps, db, id);
    if (!(await changeState(db, locked, 'paid_back', { refunded: locked.amount }))) {
      throw new Error(`Payment ${id} is now ${locked.status}.`);
    }
    await recordAudit(
      { ...deps, db },
      {
        actor,
        action: 'payment-settled-by-hand',
        subject: id,
        detail: { amount: locked.amount },
      },
    );
  });
  return payment.amount;
}
