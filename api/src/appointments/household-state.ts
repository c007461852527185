import { visitMessages } from '@larkwell/contracts/appointments/visit-rules';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { namePatient, openAnswers, type DraftRow } from '../drafts';
import type { FieldErrors } from '../refusals';
import type { ChangedTerms } from '../terms';
import type { HeldPlace } from './claimed-hold';
import type { RefusedAnswer } from './refused-answer';
import { sentences } from './sentences';
import type { VisitState } from './visit-state';
import { findDraftTerms, findUnagreed, type VisitTerms } from './visit-terms';
import { checkVisit, findPlaceOfDraft, isHeld, readDraftVisit } from './visit-to-book';

/** A person of a household, with everything that decides whether their visit can be booked. */
export interface PersonState {
  draft: DraftRow;
  /** The name that is typed, or `Person 2` by the place in the list. */
  name: string;
  /** Empty until it is typed. */
  typedName: string;
  place: HeldPlace | null;
  visit: VisitTerms | null;
  /** The complete visit; null while something is missing. */
  state: VisitState | null;
  /** What is missing, by field. */
  errorData: FieldErrors;
  /** What differs from what was agreed to; null while it is agreed. */
  unagreed: ChangedTerms | null;
}

/** Reads people one after the other: inside a transaction they share one client. */
export async function readPeople(
  deps: Pick<Deps, 'cipher' | 'settings'>,
  db: Queryable,
  drafts: readonly DraftRow[],
): Promise<PersonState[]> {
  const people: PersonState[] = [];
  for (const draft of drafts) {
    const place = await findPlaceOfDraft(db, draft.id);
    const visit = await findDraftTerms(deps, db, draft);
    const checked = place && (await checkVisit(db, readDraftVisit(deps, draft), place));
    const typedName = namePatient(openAnswers(deps.cipher, draft));
    people.push({
      draft,
      name: typedName || sentences.person(people.length + 1),
      typedName,
      place,
      visit,
      state: checked?.isComplete ? checked.state : null,
      errorData: checked && !checked.isComplete ? checked.errorData : {},
      unagreed: visit && findUnagreed(deps, draft, visit),
    });
  }
  return people;
}

/** A person whose time is held and whose visit can be booked as it was agreed to. */
export type ReadyPerson = PersonState & { place: HeldPlace; visit: VisitTerms; state: VisitState };

/** A refusal about one of several people. */
export type RefusedPerson = RefusedAnswer & { person: number | null };

/** Everyone, if each visit can be booked; otherwise the first obstacle, with the name of whose it is. */
export function expectReady(people: readonly PersonState[]): ReadyPerson[] | RefusedPerson {
  const ready: ReadyPerson[] = [];
  for (const one of people) {
    const { place, visit, state, errorData, unagreed } = one;
    // All times end together.
    if (!isHeld(place) || !visit) return refusePerson(null, 'hold-expired', sentences.holdOver);
    if (!visit.isOffered) return refusePerson(null, 'conflict', sentences.notOffered);
    if (!state) return { ...refusePerson(one, 'bad-input', visitMessages.invalidForm), errorData };
    if (unagreed) return { ...refusePerson(one, 'terms-changed', sentences.agreeAgain), ...unagreed };
    ready.push({ ...one, place, visit, state });
  }
  return ready;
}

/** @param whose null when it is about all of them */
export function refusePerson(
  whose: PersonState | null,
  code: RefusedAnswer['code'],
  sentence: string,
): RefusedPerson {
  const errorMessage = whose ? `${whose.name}: ${sentence}` : sentence;
  return { success: false, code, errorMessage, person: whose?.draft.person ?? null };
}
