import { TEST_PRICES, DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { dateInZone } from '@larkwell/contracts/time';
import { eq } from 'drizzle-orm';
import { readClock } from '../db/clock';
import type { Queryable, Transaction } from '../db/database';
import type { Deps } from '../deps';
import { openAnswers, openAssessment } from '../drafts/answers';
import { readSavedAnswers } from '../drafts/save-section';
import { drafts, type DraftRow } from '../drafts/tables';
import { failpoint } from '../failpoints';
import { insertBooking } from './book';
import { mailLateMoney } from './booking-mails';
import { bookHold, bookHoldAgain, findHeldPlace, type HeldPlace } from './claimed-hold';
import { latestHoldOfDraft } from './hold-store';
import { getPayment, lockPayment, updatePayment } from './payment-store';
import { lateMoneySentence } from './sentences';
import { checkVisitState } from './visit-state';

/**
 * Money was authorised on Stripe's page, perhaps on another device and after this browser has gone: makes the
 * booking out of the saved draft. Late money claims the place again if it is free; otherwise it is given back and
 * the person is told.
 * @returns whether there is a booking whose money can be captured now
 */
export async function completePaidPage(deps: Deps, paymentId: string): Promise<boolean> {
  const isBooked = await deps.inTransaction(async (tx) => {
    const { db } = tx;
    // The draft first, as confirming does: two locks taken in two orders would wait for each other.
    const { draftId } = await getPayment(db, paymentId);
    const draft = draftId ? await lockDraftRow(db, draftId) : null;
    const payment = await lockPayment(db, paymentId);
    if (payment.appointmentId) return true;
    if (!draft || draft.appointmentId) return giveBack(db, paymentId);
    const place = await findPlaceOfDraft(db, draft.id);
    const state = place ? await readState(deps, db, draft, place) : null;
    const isPriced = TEST_PRICES[draft.testType ?? DEFAULT_TEST_TYPE] === payment.amountCents;
    if (!place || !state?.byCard || !isPriced || !(await claim(db, place.id))) {
      await mailTooLate(deps, tx, draft);
      return giveBack(db, paymentId);
    }
    await insertBooking(tx, deps.cipher, { place, state, draftId: draft.id, paymentId });
    await failpoint('visit-page-place:before');
    return true;
  });
  await failpoint('visit-page-place:after');
  return isBooked;
}

async function lockDraftRow(db: Queryable, id: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(drafts).where(eq(drafts.id, id)).for('update');
  return row ?? null;
}

async function findPlaceOfDraft(db: Queryable, draftId: string): Promise<HeldPlace | null> {
  const holdId = await latestHoldOfDraft(db, draftId);
  return holdId ? findHeldPlace(db, holdId) : null;
}

async function readState({ cipher }: Deps, db: Queryable, draft: DraftRow, place: HeldPlace) {
  const { zone, state } = place.location;
  const checked = checkVisitState(
    readSavedAnswers(cipher, draft),
    openAssessment(cipher, draft.assessmentSealed),
    {
      testType: draft.testType ?? DEFAULT_TEST_TYPE,
      today: dateInZone(await readClock(db), zone),
      visitDate: dateInZone(place.startsAt, zone),
      state,
    },
  );
  return checked.isComplete ? checked.state : null;
}

const claim = async (db: Queryable, holdId: string) =>
  (await bookHold(db, holdId)) || (await bookHoldAgain(db, holdId));

async function giveBack(db: Queryable, paymentId: string): Promise<boolean> {
  await updatePayment(db, paymentId, { status: 'void_due', outcomeSentence: lateMoneySentence });
  return false;
}

async function mailTooLate(deps: Deps, tx: Transaction, draft: DraftRow): Promise<void> {
  const { patient_email: to } = openAnswers(deps.cipher, draft);
  if (to) await mailLateMoney(deps, tx, to);
}
