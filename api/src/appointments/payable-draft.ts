import { visitMessages } from '@larkwell/contracts/appointments/visit-rules';
import type { Deps } from '../deps';
import { getDraft, payingDraft } from '../drafts';
import { answerBooked } from './booked-answer';
import { readCardState } from './card-state';
import { paymentSentences } from '../payments';
import { nameVisit } from './visit-name';
import { findHeldPlace } from './claimed-hold';
import { readHoldToken } from './hold-token';
import type { RefusedAnswer } from './refused-answer';
import { checkPayableHousehold, type PayableDraft } from './payable-household';
import { sentences } from './sentences';
import type { Booker } from './visit-budgets';
import { checkVisit, isHeld, readDraftVisit } from './visit-to-book';

interface PayableRequest {
  /** The secret id of a visit's draft, or of a household's first. */
  draftId: string;
  holdToken: string | undefined;
  /** Who asks; null for a program that keeps the state itself. */
  booker: Booker | null;
}

/**
 * Like `checkPayable`, for ways to pay other than a card. Refuses while the outcome of a card is unknown, so
 * that nothing is paid twice.
 */
export async function checkPayableElsewhere(
  deps: Deps,
  request: PayableRequest,
): Promise<{ payable: PayableDraft } | RefusedAnswer> {
  const checked = await checkPayable(deps, request);
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
  { draftId, holdToken, booker }: PayableRequest,
): Promise<{ payable: PayableDraft } | RefusedAnswer> {
  const { db, settings } = deps;
  const draft = await getDraft(deps, draftId);
  if (payingDraft(draft) !== draft.id)
    return { success: false, code: 'conflict', errorMessage: sentences.together };
  if (draft.appointmentId) return answerBooked(deps, draft.id);
  const holdId = holdToken ? readHoldToken(holdToken, settings.keyring) : null;
  const place = holdId ? await findHeldPlace(db, holdId) : null;
  if (!isHeld(place) || place.draftId !== draft.id) {
    return { success: false, code: 'hold-expired', errorMessage: sentences.holdOver };
  }
  if (draft.householdId) return checkPayableHousehold(deps, { first: draft, place, booker });
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
