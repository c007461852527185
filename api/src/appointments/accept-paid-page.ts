import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import { findDraftRow, type DraftRow } from '../drafts';
import { failpoint } from '../failpoints';
import type { PaymentRow } from '../payment-model';
import { areTerms } from '../terms';
import { insertBooking } from './book';
import { acceptHouseholdPage } from './accept-household';
import { bookHold, bookHoldAgain } from './claimed-hold';
import { giveMoneyBack } from './give-money-back';
import { moneyReasons } from './money-reasons';
import { findDraftTerms, findUnagreed } from './visit-terms';
import { checkVisit, findPlaceOfDraft, readDraftVisit } from './visit-to-book';

/**
 * Books the saved draft after money was authorized on Stripe's page, perhaps on another device and after this
 * browser was closed. Locks the draft, and books only the exact visit the person agreed to. Late money claims
 * the place again if it is still free.
 * @returns why the money goes back when the visit it paid for is no longer available; the person is told by
 * mail
 */
export async function acceptPaidPage(
  deps: Deps,
  tx: Transaction,
  payment: PaymentRow,
): Promise<string | null> {
  const draft = await findDraftRow({ ...deps, db: tx.db }, payment.subjectId);
  if (!draft || draft.appointmentId) return moneyReasons.late;
  if (draft.householdId) return acceptHouseholdPage(deps, tx, draft, payment);
  const place = await findPlaceOfDraft(tx.db, draft.id);
  const checked = place && (await checkVisit(tx.db, readDraftVisit(deps, draft), place));
  if (
    !place ||
    !checked?.isComplete ||
    !checked.state.byCard ||
    !(await isAgreed(deps, tx.db, draft, payment))
  ) {
    return giveMoneyBack(deps, tx, draft, 'changed');
  }
  if (!(await claim(tx.db, place.id))) return giveMoneyBack(deps, tx, draft, 'late');
  const { state } = checked;
  await insertBooking(deps, tx, { place, state, draft, paymentId: payment.id });
  await failpoint('visit-place:before');
  return null;
}

/** Whether the money is for the test, price, place, time and answers that the person last agreed to. */
async function isAgreed(
  deps: Deps,
  db: Queryable,
  draft: DraftRow,
  { amount, terms }: PaymentRow,
): Promise<boolean> {
  const visit = await findDraftTerms(deps, db, draft);
  if (!visit?.isOffered || visit.terms.total !== amount || findUnagreed(deps, draft, visit)) return false;
  return terms === null || areTerms(terms, visit.terms);
}

const claim = async (db: Queryable, holdId: string) =>
  (await bookHold(db, holdId)) || (await bookHoldAgain(db, holdId));
