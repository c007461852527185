import type { AssessmentAnswers } from '@larkwell/contracts/appointments/assessment';
import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { DEFAULT_TEST_TYPE, type TestType } from '@larkwell/contracts/test-types';
import { dateInZone } from '@larkwell/contracts/time';
import { readClock, type Queryable } from '../db';
import type { Deps } from '../deps';
import { draftAt, openAssessment, readSavedAnswers, type DraftRow } from '../drafts';
import { findHeldPlace, type HeldPlace } from './claimed-hold';
import { latestHoldOfDraft } from './hold-store';
import { checkVisitState, type CheckedState } from './visit-state';

/** Everything known about a visit that is about to be booked. */
export interface VisitAnswered {
  answers: VisitAnswers;
  assessment: AssessmentAnswers | null;
  testType: TestType;
}

/** What a draft has saved. */
export function readDraftVisit({ cipher }: Pick<Deps, 'cipher'>, draft: DraftRow): VisitAnswered {
  return {
    answers: readSavedAnswers(cipher, draft),
    assessment: openAssessment(cipher, draftAt(draft), draft.assessmentSealed),
    testType: draft.testType ?? DEFAULT_TEST_TYPE,
  };
}

/** Runs all rules over a visit at the place it holds. */
export async function checkVisit(
  db: Queryable,
  { answers, assessment, testType }: VisitAnswered,
  { location: { zone, state }, startsAt }: HeldPlace,
): Promise<CheckedState> {
  return checkVisitState(answers, assessment, {
    testType,
    today: dateInZone(await readClock(db), zone),
    visitDate: dateInZone(startsAt, zone),
    state,
  });
}

/** The place a draft held last, whatever happened to the hold. */
export async function findPlaceOfDraft(db: Queryable, draftId: string): Promise<HeldPlace | null> {
  const holdId = await latestHoldOfDraft(db, draftId);
  return holdId ? findHeldPlace(db, holdId) : null;
}

/** Whether all of these drafts hold a place. */
export async function isAllHeld(db: Queryable, drafts: readonly Pick<DraftRow, 'id'>[]): Promise<boolean> {
  for (const { id } of drafts) if (!isHeld(await findPlaceOfDraft(db, id))) return false;
  return true;
}

export const isHeld = (place: HeldPlace | null): place is HeldPlace =>
  place !== null && place.state === 'live' && !place.isOver;
