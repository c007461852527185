import type { Queryable, Transaction } from '../db/database';
import type { Deps } from '../deps';
import { openAnswers } from '../drafts/answers';
import { findDraftRow } from '../drafts/store';
import type { DraftRow } from '../drafts/tables';
import { failpoint } from '../failpoints';
import type { PaymentRow } from '../payments/store';
import { areTerms } from '../terms/terms';
import { insertBooking } from './book';
import { mailLateMoney } from './booking-mails';
import { bookHold, bookHoldAgain } from './claimed-hold';
import { lateMoneySentence } from './sentences';
import { findDraftTerms } from './visit-terms';
import { checkVisit, findPlaceOfDraft, readDraftVisit } from './visit-to-book';

/**
 * Money was authorized on Stripe's page, perhaps on another device and after this browser has gone: makes the booking
 * out of the saved draft, which is locked. Late money claims the place again if it is free.
 * @returns why the money goes back, when the visit it was for can no longer be had; the person is told by mail
 */
export async function acceptPaidPage(
  deps: Deps,
  tx: Transaction,
  payment: PaymentRow,
): Promise<string | null> {
  const draft = await findDraftRow(tx.db, payment.subjectId);
  if (!draft || draft.appointmentId) return lateMoneySentence;
  const place = await findPlaceOfDraft(tx.db, draft.id);
  const checked = place && (await checkVisit(tx.db, readDraftVisit(deps, draft), place));
  const isSame = await isAgreed(deps, tx.db, draft, payment);
  if (!place || !checked?.isComplete || !checked.state.byCard || !isSame || !(await claim(tx.db, place.id))) {
    const { patient_email: to } = openAnswers(deps.cipher, draft);
    if (to) await mailLateMoney(deps, tx, to);
    return lateMoneySentence;
  }
  const { state } = checked;
  await insertBooking(deps, tx, { place, state, draft, paymentId: payment.id });
  await failpoint('visit-place:before');
  return null;
}

/** The money is for the test, the price, the place and the time that stood on the page. */
async function isAgreed(
  { cipher }: Deps,
  db: Queryable,
  draft: DraftRow,
  { amount, terms }: PaymentRow,
): Promise<boolean> {
  const visit = await findDraftTerms(db, cipher, draft);
  if (!visit?.isOffered || visit.terms.total !== amount) return false;
  return terms === null || areTerms(terms, visit.terms);
}

const claim = async (db: Queryable, holdId: string) =>
  (await bookHold(db, holdId)) || (await bookHoldAgain(db, holdId));
