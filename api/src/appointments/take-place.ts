import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { type DraftRow, lockDraftRow } from '../drafts';
import { failpoint } from '../failpoints';
import { changeState, lockPayment } from '../payments';
import type { PaymentRow } from '../payment-model';
import type { KeyNeeds } from '../sealing';
import { type ChangedTerms, findChangedTerms } from '../terms';
import { insertBooking, type MadeBooking } from './book';
import { mailConfirmation } from './booking-mails';
import { giveBackUnbooked, spendOnVisit, type Booker } from './visit-budgets';
import { bookHold, type HeldPlace } from './claimed-hold';
import { findBooking } from './find-bookings';
import { openPatient } from './patient';
import type { RefusedVisit } from './refused-no-cost';
import type { VisitState } from './visit-state';
import { findDraftTerms, findHoldTerms, readAgreedTerms } from './visit-terms';

export interface Taking {
  place: HeldPlace;
  state: VisitState;
  /** The row's id. */
  draftId: string | null;
  payment: PaymentRow | null;
  /** The terms on the submitted form. */
  terms: string | undefined;
  booker: Booker;
}

/** Why a place was not taken. Nothing has changed in that case. */
export type NotTaken =
  | { why: 'hold-over' | 'not-offered' | 'payment-used' }
  | { why: 'terms-changed'; changed: ChangedTerms }
  | { why: 'over-budget'; refused: RefusedVisit };

/**
 * Turns a held place into a booking if the visit, its price and its place are still what the person saw. A
 * no-cost booking is complete with this transaction, mail included; one by card shows once its money arrives.
 */
export async function takePlace(deps: Deps, taking: Taking): Promise<MadeBooking | NotTaken> {
  const { place, state, draftId, payment } = taking;
  const taken = await deps.inTransaction(async (tx): Promise<MadeBooking | NotTaken> => {
    // A repeated call waits here while the first one runs, and then finds the booking.
    const draft = draftId ? await lockDraftRow({ ...deps, db: tx.db }, draftId) : null;
    const made = await findBookingOfHold({ ...deps, db: tx.db }, place.id);
    if (made) return made;
    const visit = await findTermsNow(deps, tx.db, { draft, place, state });
    if (!visit?.isOffered) return { why: 'not-offered' };
    const agreed = draft ? (readAgreedTerms(deps, draft) ?? '') : undefined;
    for (const given of [taking.terms, payment?.terms ?? undefined, agreed]) {
      const changed = findChangedTerms(given, visit.terms, deps.settings.keyring);
      if (changed) return { why: 'terms-changed', changed };
    }
    if (payment && !(await isPaymentFree(tx.db, payment.id))) return { why: 'payment-used' };
    const refused = state.byCard ? null : await spendOnVisit(deps, tx.db, taking);
    if (refused) return { why: 'over-budget', refused };
    if (!(await bookHold(tx.db, place.id))) {
      await giveBackUnbooked(tx.db, place.id);
      return (await findBookingOfHold({ ...deps, db: tx.db }, place.id)) ?? { why: 'hold-over' };
    }
    if (payment) await changeState(tx.db, payment, 'capturing');
    const paymentId = payment?.id ?? null;
    const booking = await insertBooking(deps, tx, { place, state, draft, paymentId });
    if (booking.status === 'active') await mailConfirmation(deps, tx, booking.id);
    await failpoint('visit-place:before');
    return booking;
  });
  await failpoint('visit-place:after');
  return taken;
}

interface Pressed {
  draft: DraftRow | null;
  place: HeldPlace;
  state: VisitState;
}

/** The current terms of a confirmed visit; null when it has lost its place. */
export function findTermsNow(deps: Deps, db: Queryable, { draft, place, state }: Pressed) {
  if (draft) return findDraftTerms(deps, db, draft);
  return findHoldTerms(db, place.id, { testType: state.visit.test_type, byCard: state.byCard });
}

async function isPaymentFree(db: Queryable, paymentId: string): Promise<boolean> {
  return (await lockPayment(db, paymentId)).status === 'authorized';
}

/** The booking that a hold became, or null. One whose payment failed does not count. */
export async function findBookingOfHold(
  deps: KeyNeeds & Pick<Deps, 'db'>,
  holdId: string,
): Promise<MadeBooking | null> {
  const booking = await findBooking(deps, sql`a.hold_id = ${holdId}`);
  if (!booking || booking.status === 'failed') return null;
  const { id, status, paymentId } = booking;
  const { confirmationCode } = openPatient(deps.cipher, booking);
  return { id, status, paymentId, confirmationCode };
}
