import type { BudgetName } from '@larkwell/contracts/budgets';
import type { Hold } from '@larkwell/contracts/locations/hold';
import type { NearestSlot } from '@larkwell/contracts/locations/locations';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import type { TestType } from '@larkwell/contracts/test-types';
import { recordRefusal } from '../audit';
import { budgets } from '../budgets';
import type { Deps } from '../deps';
import { listNearestFree } from '../locations';
import type { ChangedTerms } from '../terms';
import { sentences } from './sentences';

export type ReserveOutcome = { success: true; data: Hold } | NotHeld;

interface NotHeld extends Partial<ChangedTerms> {
  success: false;
  errorMessage: string;
  code: RefusalCode;
  nearest: NearestSlot[];
}

const refusalsOf: Record<
  string,
  { code: RefusalCode; say: (test: TestType, people: number) => string; budget?: BudgetName }
> = {
  taken: {
    code: 'slot-taken',
    say: (_, people) => (people === 1 ? sentences.slotTaken : sentences.tooFewTimes(people)),
  },
  'not-offered': { code: 'conflict', say: (test) => sentences.testNotOffered(test) },
  'other-test': { code: 'terms-changed', say: () => sentences.offerChanged },
  'too-many': {
    code: 'too-many-tries',
    say: () => budgets.holdsOfAddress.sentence(),
    budget: 'holdsOfAddress',
  },
  'too-many-here': {
    code: 'too-many-tries',
    say: () => budgets.holdsOfPlaceDay.sentence(),
    budget: 'holdsOfPlaceDay',
  },
};

/** What was pressed. */
interface PressedTime {
  slotId: string;
  testType: TestType;
  people?: number;
}

/**
 * Why nothing is held, with the times available for the test; without times for a visitor who holds too many.
 */
export async function notHeld(
  deps: Deps,
  { slotId, testType, people = 1 }: PressedTime,
  outcome: string,
  changed: Partial<ChangedTerms> = {},
): Promise<NotHeld> {
  const { code, say, budget } = refusalsOf[outcome] ?? refusalsOf.taken!;
  if (budget) await recordRefusal(deps, budget);
  const nearest = outcome.startsWith('too-many') ? [] : await listNearestFree(deps, slotId, testType, people);
  return { success: false, errorMessage: say(testType, people), code, nearest, ...changed };
}
