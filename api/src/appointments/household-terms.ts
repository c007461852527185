import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { listHousehold, type DraftRow } from '../drafts';
import type { KeyNeeds } from '../sealing';
import type { ShownTerms } from '../terms';
import { findDraftTerms, findUnagreed, type VisitTerms } from './visit-terms';

type Needed = KeyNeeds & Pick<Deps, 'settings'>;

/** What is paid and booked together, and whether everyone has agreed to their part of it. */
export interface AgreedVisit extends VisitTerms {
  /** A person whose visit is not what they agreed to; null without one. */
  unagreed: ReturnType<typeof findUnagreed>;
}

/**
 * The current terms of what a draft's payment is for: its visit, or all visits of its household. To compare, call it
 * under the draft's lock.
 * @returns null while someone has no time
 */
export async function findPayableTerms(
  deps: Needed,
  db: Queryable,
  draft: DraftRow,
): Promise<AgreedVisit | null> {
  if (!draft.householdId) {
    const visit = await findDraftTerms(deps, db, draft);
    return visit && { ...visit, unagreed: findUnagreed(deps, draft, visit) };
  }
  const people = await listHousehold({ ...deps, db }, draft.id);
  const visits: VisitTerms[] = [];
  let unagreed: AgreedVisit['unagreed'] = null;
  for (const person of people) {
    const visit = await findDraftTerms(deps, db, person);
    if (!visit) return null;
    visits.push(visit);
    unagreed ??= findUnagreed(deps, person, visit);
  }
  const isOffered = visits.every((visit) => visit.isOffered);
  return { terms: describeHousehold(draft.id, visits), isOffered, unagreed };
}

/** One line a person and fact, each under the person's place in the list. */
export function describeHousehold(firstId: string, visits: readonly VisitTerms[]): ShownTerms {
  return {
    subject: `household ${firstId}`,
    total: visits.reduce((sum, { terms }) => sum + terms.total, 0),
    facts: visits.flatMap(({ terms }, index) =>
      terms.facts.map(([name, words]): [string, string] => [`Person ${index + 1}: ${name}`, words]),
    ),
    answers: visits.map(({ terms }) => terms.answers).join(' '),
    patient: visits.map(({ terms }) => terms.patient).join(' '),
  };
}
