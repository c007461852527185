import { visitMessages } from '@larkwell/contracts/appointments/visit-rules';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import { DEFAULT_TEST_TYPE, type TestType } from '@larkwell/contracts/test-types';
import { dateInZone } from '@larkwell/contracts/time';
import { readClock } from '../db/clock';
import type { Deps } from '../deps';
import { openAssessment } from '../drafts/answers';
import { readSavedAnswers } from '../drafts/save-section';
import { getDraft } from '../drafts/store';
import type { FieldErrors } from '../http/refusals';
import { findHeldPlace, type HeldPlace } from './claimed-hold';
import { readHoldToken } from './hold-token';
import { holdOverSentence } from './sentences';
import { checkVisitState } from './visit-state';

export interface PayableDraft {
  rowId: string;
  place: HeldPlace;
  testType: TestType;
  email: string;
}

export interface NotPayable {
  success: false;
  errorMessage: string;
  code: RefusalCode;
  errorData?: FieldErrors;
}

/**
 * A draft that only the payment is missing from: complete by every rule, by card, its place still held. Money is
 * never asked for before that is so.
 */
export async function checkPayable(
  deps: Deps,
  draftId: string,
  holdToken: string,
): Promise<{ payable: PayableDraft } | NotPayable> {
  const { db, cipher, settings } = deps;
  const draft = await getDraft(db, draftId);
  const holdId = readHoldToken(holdToken, settings.sessionSecret);
  const place = holdId ? await findHeldPlace(db, holdId) : null;
  if (!place || place.draftId !== draft.id || place.state !== 'live' || place.isOver) {
    return { success: false, code: 'hold-expired', errorMessage: holdOverSentence };
  }
  const testType = draft.testType ?? DEFAULT_TEST_TYPE;
  const { zone, state } = place.location;
  const checked = checkVisitState(
    readSavedAnswers(cipher, draft),
    openAssessment(cipher, draft.assessmentSealed),
    {
      testType,
      today: dateInZone(await readClock(db), zone),
      visitDate: dateInZone(place.startsAt, zone),
      state,
    },
  );
  if (!checked.isComplete) {
    const { errorData } = checked;
    return { success: false, code: 'bad-input', errorMessage: visitMessages.invalidForm, errorData };
  }
  if (!checked.state.byCard) {
    return { success: false, code: 'refused', errorMessage: 'There is nothing to pay for this visit.' };
  }
  return { payable: { rowId: draft.id, place, testType, email: checked.state.visit.patient_email! } };
}
