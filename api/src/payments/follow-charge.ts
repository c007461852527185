import type Stripe from 'stripe';
import { type Deps, subjectOf, type ReturnedMoney } from '../deps';
import { advance } from './advance';
import { lockWithSubject } from './lock-payment';
import { liveStates, type PaymentState, type PaymentRow } from '../payment-model';
import { changeState } from './store';

const decided: string[] = ['won', 'lost', 'warning_closed', 'prevented'];

/**
 * Follows captured money at Stripe: a refund in part or in full, a dispute by the cardholder, or a refund
 * that the bank returned. Stripe's own state decides, so it may run any number of times.
 * @throws while the money is taken at Stripe and not yet recorded here
 */
export async function followCharge(deps: Deps, payment: PaymentRow): Promise<void> {
  if (!payment.paymentIntentId) return;
  const intent = await deps.stripe.paymentIntents.retrieve(payment.paymentIntentId, {
    expand: ['latest_charge'],
  });
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (!charge?.captured) return;
  const dispute = charge.disputed ? await findDispute(deps, charge.id) : null;
  const cents = charge.amount_refunded;
  const state = stateOf(payment, cents, dispute);
  const isFollowed = await deps.inTransaction(async (tx) => {
    const locked = await lockWithSubject(deps, tx.db, payment.id);
    expectSettled(locked);
    if (locked.status === state && locked.refunded === cents) return false;
    if (!(await changeState(tx.db, locked, state, { refunded: cents }))) return false;
    if (locked.isAccepted)
      await subjectOf(deps, payment).giveUp(deps, tx, locked, meaningOf(locked, state, cents));
    return true;
  });
  if (isFollowed) warnOperator(deps, payment, state);
  if (isFollowed && state === 'refund_due') await advance(deps, payment.id);
}

/** A card can be disputed while its capture is being recorded. The webhook then fails, and Stripe sends the event again. */
function expectSettled({ id, status }: PaymentRow): void {
  if (liveStates.includes(status)) throw new Error(`payment ${id} is ${status}, not settled yet`);
}

function warnOperator({ log }: Deps, { id }: PaymentRow, state: PaymentState): void {
  if (state === 'disputed') log.error({ payment: id }, 'a payment is disputed: answer the bank at Stripe');
  if (state === 'lost') log.error({ payment: id }, 'a dispute is lost: the bank returned the payment');
}

function stateOf(
  { amount, isAccepted }: PaymentRow,
  cents: number,
  dispute: Stripe.Dispute | null,
): PaymentState {
  if (dispute && !decided.includes(dispute.status)) return 'disputed';
  if (dispute?.status === 'lost') return 'lost';
  if (cents >= amount) return 'refunded';
  // A payment that was never accepted is refunded in full.
  if (!isAccepted) return 'refund_due';
  return cents > 0 ? 'partly_refunded' : 'paid';
}

/** @param before the payment as it was */
function meaningOf(before: PaymentRow, state: PaymentState, cents: number): ReturnedMoney {
  if (state === 'lost' || state === 'disputed') return { how: state, cents };
  // All of it may also be refunded to settle a dispute. That is a refund, not a decision.
  return { how: before.status === 'disputed' && state !== 'refunded' ? 'won' : 'refunded', cents };
}

async function findDispute({ stripe }: Deps, charge: string): Promise<Stripe.Dispute | null> {
  const { data } = await stripe.disputes.list({ charge, limit: 1 });
  return data[0] ?? null;
}
