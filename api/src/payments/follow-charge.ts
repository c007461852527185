import type Stripe from 'stripe';
import { type Deps, subjectOf, type ReturnedMoney } from '../deps';
import { advance } from './advance';
import { lockWithSubject } from './lock-payment';
import { liveStates, type PaymentState, type PaymentRow } from '../payment-model';
import { changeState, getPayment, markChargeSeen } from './store';

const decided: string[] = ['won', 'lost', 'warning_closed', 'prevented'];

/**
 * Follows captured money at Stripe: a refund in part or in full, a dispute by the cardholder, or a refund
 * that the bank returned. Stripe's own state decides, so it may run any number of times.
 * @throws while the money is taken at Stripe and not yet recorded here, or if the payment keeps changing
 */
export async function followCharge(deps: Deps, payment: PaymentRow): Promise<void> {
  const state = await keepCurrentState(deps, payment);
  if (!state) return;
  warnOperator(deps, payment, state);
  if (state === 'refund_due') await advance(deps, payment.id);
}

const MOST_READS = 5;

/**
 * An answer from Stripe counts only if the payment did not change while it was on its way, so that an older answer
 * cannot undo a newer one.
 * @returns the new state; null if nothing changed
 */
async function keepCurrentState(deps: Deps, payment: PaymentRow): Promise<PaymentState | null> {
  for (let read = 0; read < MOST_READS; read += 1) {
    const before = await getPayment(deps.db, payment.id);
    const charged = await findCharge(deps, before);
    if (!charged) return null;
    const outcome = await keepState(deps, before, charged);
    if (outcome === 'outdated') continue;
    await markChargeSeen(deps.db, payment.id);
    return outcome;
  }
  throw new Error(`payment ${payment.id} keeps changing`);
}

interface Charged {
  cents: number;
  dispute: Stripe.Dispute | null;
}

async function findCharge(deps: Deps, { paymentIntentId }: PaymentRow): Promise<Charged | null> {
  if (!paymentIntentId) return null;
  const intent = await deps.stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (!charge?.captured) return null;
  const dispute = charge.disputed ? await findDispute(deps, charge.id) : null;
  return { cents: charge.amount_refunded, dispute };
}

function keepState(
  deps: Deps,
  before: PaymentRow,
  { cents, dispute }: Charged,
): Promise<PaymentState | 'outdated' | null> {
  return deps.inTransaction(async (tx) => {
    const locked = await lockWithSubject(deps, tx.db, before.id);
    expectSettled(locked);
    if (locked.status !== before.status || locked.refunded !== before.refunded) return 'outdated';
    const state = stateOf(locked, cents, dispute);
    if (locked.status === state && locked.refunded === cents) return null;
    if (!(await changeState(tx.db, locked, state, { refunded: cents }))) return null;
    if (locked.isAccepted)
      await subjectOf(deps, locked).giveUp(deps, tx, locked, meaningOf(locked, state, cents));
    return state;
  });
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
  { amount, isAccepted, isOwedBack }: PaymentRow,
  cents: number,
  dispute: Stripe.Dispute | null,
): PaymentState {
  if (dispute && !decided.includes(dispute.status)) return 'disputed';
  if (dispute?.status === 'lost') return 'lost';
  if (cents >= amount) return 'refunded';
  // A payment that was never accepted, or is owed back, is refunded in full.
  if (!isAccepted || isOwedBack) return 'refund_due';
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
