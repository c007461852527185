import { recordRefusal } from '../audit';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { getDraft, listHousehold, payingDraft, type DraftRow } from '../drafts';
import { failpoint } from '../failpoints';
import { changeState, closePayment, lockPayment, paymentSentences, trySettle } from '../payments';
import type { PaymentRow } from '../payment-model';
import { refuse } from '../refusals';
import { areTerms, findChangedTerms } from '../terms';
import { tellMoney } from './ask-payments';
import { bookHousehold } from './book-household';
import { bookHold } from './claimed-hold';
import { describeHousehold } from './household-terms';
import {
  expectReady,
  readPeople,
  refusePerson,
  type ReadyPerson,
  type RefusedPerson,
} from './household-state';
import { listHouseholdBookings, type HouseholdBooking } from './household-bookings';
import { spendOnHousehold, type OverBudget } from './spend-on-household';
import { sentences } from './sentences';
import { countRefusal, type Booker } from './visit-budgets';
import { findDraftCharge } from './visit-charge';
import { nameVisit } from './visit-name';

export interface HouseholdConfirmation {
  /** The secret id of the first person's draft. */
  draftId: string;
  /** The terms on the submitted form. */
  terms?: string | undefined;
}

export type HouseholdOutcome =
  | { success: true; data: { person: number; bookingId: string; confirmationCode: string }[] }
  | (RefusedPerson & { resetCharge: boolean });

/** Ends the transaction without an effect. */
class NotBooked extends Error {
  constructor(
    readonly refused: RefusedPerson,
    readonly over: OverBudget | null = null,
  ) {
    super(refused.errorMessage);
  }
}

/**
 * Turns all held places of a household into bookings, or none: the card was authorized before, all places are taken in
 * one transaction, and the money is captured after. Repeating the call gives the same bookings. Every refusal releases
 * the authorization.
 */
export async function confirmHousehold(
  deps: Deps,
  { draftId, terms }: HouseholdConfirmation,
  booker: Booker,
): Promise<HouseholdOutcome> {
  const first = await getDraft(deps, draftId);
  if (!first.householdId || payingDraft(first) !== first.id) refuse(409, sentences.notFirst);
  if (first.appointmentId) return finish(deps, first);
  const charge = await findDraftCharge(deps, first.id);
  const refused = await takeHousehold(deps, { first, charge, terms, booker });
  if (!refused) return finish(deps, first);
  if (charge) await closePayment(deps, charge);
  const told = await tellMoney(deps, nameVisit({ draftId: first.id }), refused);
  return { ...told, resetCharge: charge !== null };
}

interface Taking {
  first: DraftRow;
  charge: PaymentRow | null;
  terms: string | undefined;
  booker: Booker;
}

/** @returns why nothing is booked; null once everything is */
async function takeHousehold(deps: Deps, taking: Taking): Promise<RefusedPerson | null> {
  try {
    const unused = await deps.inTransaction((tx) => takeWithin(deps, tx, taking));
    await failpoint('visit-place:after');
    // Everyone chose "no cost" after a card was authorized: nothing is charged.
    if (unused) await closePayment(deps, unused);
    return null;
  } catch (error) {
    if (!(error instanceof NotBooked)) throw error;
    const { refused, over } = error;
    if (over) {
      await countRefusal(deps, deps.db, over.exceeded, taking.booker);
      await recordRefusal(deps, over.exceeded.budget);
    }
    return refused;
  }
}

/** @returns the authorized payment that nothing was booked with, if any */
async function takeWithin(
  deps: Deps,
  tx: Transaction,
  { first, charge, terms, booker }: Taking,
): Promise<PaymentRow | null> {
  // A repeated call waits here while the first one runs, and then finds the bookings.
  const drafts = await listHousehold({ ...deps, db: tx.db }, first.id, { lock: true });
  if (drafts[0]?.appointmentId) return null;
  const people = expectReady(await readPeople(deps, tx.db, drafts));
  if (!Array.isArray(people)) throw new NotBooked(people);
  // Before the payment: one who has to enter a code first is told so, whether or not others have paid.
  const over = await spendOnHousehold(deps, tx.db, people, booker);
  if (over) throw new NotBooked(over.refused, over);
  const payment = await expectPaid(deps, tx, people, { first, charge, terms });
  const made = await bookHousehold(deps, tx, people, { payment, claim: (id) => bookHold(tx.db, id) });
  if (!made) throw new NotBooked(refusePerson(null, 'hold-expired', sentences.holdOver));
  if (payment) await changeState(tx.db, payment, 'capturing');
  await failpoint('visit-place:before');
  return payment ? null : charge;
}

/** The authorized payment for exactly these visits; null if all are at no cost. */
async function expectPaid(
  { settings }: Deps,
  { db }: Transaction,
  people: readonly ReadyPerson[],
  { first, charge, terms }: Pick<Taking, 'first' | 'charge' | 'terms'>,
): Promise<PaymentRow | null> {
  const now = describeHousehold(
    first.id,
    people.map(({ visit }) => visit),
  );
  const changed = findChangedTerms(terms, now, settings.keyring);
  if (changed)
    throw new NotBooked({ ...refusePerson(null, 'terms-changed', sentences.visitChanged), ...changed });
  if (now.total === 0) return null;
  const payment = charge && (await lockPayment(db, charge.id));
  const isForThis = payment?.amount === now.total && payment.terms !== null && areTerms(payment.terms, now);
  if (payment?.status !== 'authorized' || !isForThis) {
    throw new NotBooked(refusePerson(null, 'refused', sentences.failedPayment));
  }
  return payment;
}

async function finish(deps: Deps, first: DraftRow): Promise<HouseholdOutcome> {
  const refused = (code: RefusedPerson['code'], sentence: string, resetCharge = false): HouseholdOutcome => ({
    ...refusePerson(null, code, sentence),
    resetCharge,
  });
  const bookings = await listHouseholdBookings(deps, first.id);
  if (bookings.length === 0) return refused('card-declined', sentences.failedPayment, true);
  const paymentId = bookings.find((booking) => booking.paymentId)?.paymentId;
  const settled = paymentId ? await trySettle(deps, paymentId) : null;
  const isSettled = !paymentId || settled?.payment.isAccepted;
  if (isSettled && bookings.every(({ status }) => status === 'cancelled')) {
    return refused('already-cancelled', sentences.alreadyCanceled);
  }
  if (isSettled) return { success: true, data: bookings.map(viewMade) };
  if (!settled || settled.payment.status === 'capturing')
    return refused('unavailable', paymentSentences.notKnownYet);
  return refused('card-declined', sentences.failedPayment, true);
}

const viewMade = ({ person, bookingId, confirmationCode }: HouseholdBooking) => ({
  person,
  bookingId,
  confirmationCode,
});
