import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { failpoint } from '../failpoints';
import { acceptPayment } from '../orders/accept-payment';
import { lockOrder } from '../orders/store';
import { lookUpPayment, paidCard } from './look-up';
import { endPayment, hasTakenMoney, lockPayment, recordPaid, type PaymentRow } from './store';

/**
 * Asks Stripe about a payment that has not taken money as far as we know, and writes down what follows, all of it in one transaction. May run at any time
 * and any number of times.
 * @returns Stripe's intent; null while there is none
 */
export async function applyStripeState(
  deps: Deps,
  payment: PaymentRow,
): Promise<Stripe.PaymentIntent | null> {
  const { intent, isSessionOver } = await lookUpPayment(deps, payment);
  await failpoint('settle:before');
  if (intent?.status === 'succeeded') await recordSuccess(deps, payment, intent);
  else if (intent?.status === 'canceled' || isSessionOver) await endPayment(deps.db, payment.id, 'cancelled');
  await failpoint('settle:after');
  return intent;
}

async function recordSuccess(
  deps: Deps,
  { id, orderId }: PaymentRow,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const card = paidCard(intent);
  await deps.inTransaction(async (tx) => {
    // The order before its payments, here as everywhere: with one order of locks there is no deadlock.
    const order = await lockOrder(tx.db, orderId);
    const payment = await lockPayment(tx.db, id);
    if (hasTakenMoney(payment)) return;
    const isAccepted = await acceptPayment(deps, tx, order, card);
    await recordPaid(tx.db, id, isAccepted ? 'paid' : 'refund_due', card);
  });
}
