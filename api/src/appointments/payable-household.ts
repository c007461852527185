import type { TestType } from '@larkwell/contracts/test-types';
import type { Deps } from '../deps';
import { listHousehold, type DraftRow } from '../drafts';
import type { HeldPlace } from './claimed-hold';
import { expectReady, readPeople } from './household-state';
import type { RefusedAnswer } from './refused-answer';
import { sentences } from './sentences';
import { findOverBudget } from './spend-on-household';
import type { Booker } from './visit-budgets';
import { readDraftVisit } from './visit-to-book';

export interface PayableDraft {
  /** The row's id, not the visitor's secret id. */
  rowId: string;
  place: HeldPlace;
  testType: TestType;
  email: string;
}

/**
 * A household that lacks only the payment: every visit is complete and agreed to, every time held, someone pays by card,
 * and no visit at no cost would be refused.
 */
export async function checkPayableHousehold(
  deps: Deps,
  { first, place, booker }: { first: DraftRow; place: HeldPlace; booker: Booker | null },
): Promise<{ payable: PayableDraft } | RefusedAnswer> {
  const people = expectReady(await readPeople(deps, deps.db, await listHousehold(deps, first.id)));
  if (!Array.isArray(people)) return people;
  const payer = people.find(({ state }) => state.byCard);
  if (!payer) return { success: false, code: 'refused', errorMessage: sentences.nothingToPay };
  const over = await findOverBudget(deps, deps.db, people, booker);
  if (over) return over.refused;
  const email = people[0]!.state.visit.patient_email!;
  return { payable: { rowId: first.id, place, testType: readDraftVisit(deps, first).testType, email } };
}
