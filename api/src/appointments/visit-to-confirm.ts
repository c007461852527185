import type { AssessmentAnswers } from '@larkwell/contracts/appointments/assessment';
import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { DEFAULT_TEST_TYPE, type TestType } from '@larkwell/contracts/test-types';
import type { Deps } from '../deps';
import { findDraft, type DraftRow } from '../drafts';
import { findHeldPlace, type HeldPlace } from './claimed-hold';
import { readHoldToken } from './hold-token';
import { readDraftVisit, type VisitAnswered } from './visit-to-book';

export interface Confirmation {
  /** The slot's id. */
  appointmentId: string;
  holdToken: string;
  draftId?: string | undefined;
  assessment?: AssessmentAnswers | undefined;
  searchLocation?: string | undefined;
  visitInfo?: (VisitAnswers & { test_type?: TestType | undefined }) | undefined;
  /** The terms on the submitted form. */
  terms?: string | undefined;
}

/** What to book: a draft, or the complete state from a caller that stores it itself. */
export type VisitToConfirm = VisitAnswered & {
  place: HeldPlace;
  draft: DraftRow | null;
  /** A charge that the caller names, where there is no draft to find it by. */
  chargeId: string | null;
};

/** Null when the token, the slot and the draft do not belong together. */
export async function findVisitToConfirm(deps: Deps, sent: Confirmation): Promise<VisitToConfirm | null> {
  const holdId = readHoldToken(sent.holdToken, deps.settings.keyring);
  const place = holdId ? await findHeldPlace(deps.db, holdId) : null;
  if (!place || place.slotId !== sent.appointmentId) return null;
  const draft = sent.draftId ? await findDraft(deps, sent.draftId) : null;
  if (sent.draftId ? draft?.id !== place.draftId : place.draftId) return null;
  if (draft) return { ...readDraftVisit(deps, draft), place, draft, chargeId: null };
  const { visitInfo = {}, assessment = null } = sent;
  return {
    answers: visitInfo,
    assessment,
    testType: visitInfo.test_type ?? DEFAULT_TEST_TYPE,
    place,
    draft: null,
    chargeId: visitInfo.payment_charge_id ?? null,
  };
}
