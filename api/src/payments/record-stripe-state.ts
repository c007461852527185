import type Stripe from 'stripe';
import { type Deps, subjectOf } from '../deps';
import { failpoint } from '../failpoints';
import { cancelPayment } from './cancel-payment';
import { closeAtStripe } from './close-at-stripe';
import { lockWithSubject } from './lock-payment';
import { lookUpPayment, paidCard, type StripeState } from './look-up';
import { changeState } from './store';
import type { PaymentRow } from '../payment-model';

/**
 * Asks Stripe about a payment that has not been accepted, and records the consequences in one transaction.
 * Closes a payment that is no longer wanted.
 * @returns Stripe's intent; null while there is none
 */
export async function recordStripeState(
  deps: Deps,
  payment: PaymentRow,
): Promise<Stripe.PaymentIntent | null> {
  const seen = await lookUpPayment(deps, payment);
  await failpoint('settle:before');
  await record(deps, payment, seen);
  await failpoint('settle:after');
  return seen.intent;
}

async function record(deps: Deps, payment: PaymentRow, seen: StripeState): Promise<void> {
  const { intent, isOver } = seen;
  if (intent?.status === 'succeeded') return acceptMoney(deps, payment, intent);
  if (intent?.status === 'requires_capture') return keepHeldMoney(deps, payment, intent);
  if (payment.status === 'cancelled') return;
  if (isOver || intent?.status === 'canceled') return cancelPayment(deps, payment.id);
  if (payment.status !== 'open' || (await subjectOf(deps, payment).isWanted(deps, payment))) return;
  if (await closeAtStripe(deps, payment)) await cancelPayment(deps, payment.id);
}

/** The bank holds the amount. It waits for the person, is captured now, or is released. */
async function keepHeldMoney(deps: Deps, payment: PaymentRow, intent: Stripe.PaymentIntent): Promise<void> {
  const subject = subjectOf(deps, payment);
  if (subject.isTakenAtOnce(payment)) return acceptMoney(deps, payment, intent);
  const isWanted = await subject.isWanted(deps, payment);
  if (!isWanted) await changeState(deps.db, payment, 'void_due');
  else if (payment.status === 'open') await changeState(deps.db, payment, 'authorized');
  // Late money for a payment that was given up: the person has gone on without it.
  else if (payment.status === 'cancelled') await changeState(deps.db, payment, 'void_due');
}

async function acceptMoney(deps: Deps, { id }: PaymentRow, intent: Stripe.PaymentIntent): Promise<void> {
  const card = paidCard(intent);
  const isTaken = intent.status === 'succeeded';
  await deps.inTransaction(async (tx) => {
    const payment = await lockWithSubject(deps, tx.db, id);
    if (!['open', 'authorized', 'cancelled'].includes(payment.status)) return;
    const subject = subjectOf(deps, payment);
    const isFor = subject.capture === 'automatic' || subject.isTakenAtOnce(payment);
    const reason = isFor ? await subject.accept(deps, tx, payment, card) : null;
    if (!isFor || reason !== null) {
      await changeState(tx.db, payment, isTaken ? 'refund_due' : 'void_due', { card, reason });
      return;
    }
    await changeState(tx.db, payment, subject.capture === 'automatic' ? 'paid' : 'capturing', { card });
    await failpoint('accept:before');
  });
  await failpoint('accept:after');
}
