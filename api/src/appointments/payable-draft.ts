import { visitMessages } from '@larkwell/contracts/appointments/visit-rules';
import type { TestType } from '@larkwell/contracts/test-types';
import type { Deps } from '../deps';
import { getDraft } from '../drafts';
import { answerBooked } from './booked-answer';
import { readCardState } from './card-state';
import { paymentSentences } from '../payments';
import { nameVisit } from './visit-name';
import { findHeldPlace, type HeldPlace } from './claimed-hold';
import { readHoldToken } from './hold-token';
import type { RefusedAnswer } from './refused-answer';
import { sentences } from './sentences';
import { checkVisit, isHeld, readDraftVisit } from './visit-to-book';

export interface PayableDraft {
  /** The row's id, not the visitor's secret id. */
  rowId: string;
  place: HeldPlace;
  testType: TestType;
  email: string;
}

/**
 * Like `checkPayable`, for ways to pay other than a card. Refuses while the outcome of a card is unknown, so
 * that nothing is paid twice.
 */
export async function checkPayableElsewhere(
  deps: Deps,
  draftId: string,
  holdToken: string | undefined,
): Promise<{ payable: PayableDraft } | RefusedAnswer> {
  const checked = await checkPayable(deps, draftId, holdToken);
  if ('success' in checked) return checked;
  const card = await readCardState(deps, nameVisit({ draftId: checked.payable.rowId }));
  return card === 'unknown'
    ? { success: false, code: 'unavailable', errorMessage: paymentSentences.notKnownYet }
    : checked;
}

/**
 * A draft that lacks only the payment: complete by every rule, to be paid by card, its place still held.
 * Nobody is asked for money before that.
 */
export async function checkPayable(
  deps: Deps,
  draftId: string,
  holdToken: string | undefined,
): Promise<{ payable: PayableDraft } | RefusedAnswer> {
  const { db, settings } = deps;
  const draft = await getDraft(deps, draftId);
  if (draft.appointmentId) return answerBooked(deps, draft.id);
  const holdId = holdToken ? readHoldToken(holdToken, settings.keyring) : null;
  const place = holdId ? await findHeldPlace(db, holdId) : null;
  if (!isHeld(place) || place.draftId !== draft.id) {
    return { success: false, code: 'hold-expired', errorMessage: sentences.holdOver };
  }
  const visit = readDraftVisit(deps, draft);
  const checked = await checkVisit(db, visit, place);
  if (!checked.isComplete) {
    const { errorData } = checked;
    return { success: false, code: 'bad-input', errorMessage: visitMessages.invalidForm, errorData };
  }
  if (!checked.state.byCard) {
    return { success: false, code: 'refused', errorMessage: sentences.nothingToPay };
  }
  const email = checked.state.visit.patient_email!;
  return { payable: { rowId: draft.id, place, testType: visit.testType, email } };
}
