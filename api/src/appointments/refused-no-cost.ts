import type { BudgetName } from '@larkwell/contracts/budgets';
import { budgets, isUsedUpBy, visitWords, type Exceeded, type HashedUse } from '../budgets';
import type { Deps } from '../deps';
import { listOwnVisits, usedFor } from './own-visits';
import { sentences } from './sentences';

/** A no-cost visit that a budget refuses, and what its booker is told. */
export interface RefusedVisit {
  budget: BudgetName;
  code: 'code-required' | 'refused';
  sentence: string;
}

type Needed = Pick<Deps, 'db' | 'settings' | 'lookupHash'>;

interface Booking {
  uses: readonly HashedUse[];
  /** The visit's address. */
  email: string;
  /** Whether the caller has proved that mailbox. */
  isProved: boolean;
}

export const isOfPatient = (budget: BudgetName): boolean => budgets[budget].per === 'patient';

/**
 * What a person reads whose visit is refused. Anyone can type a patient's name and date of birth, so the
 * budget is named only to a person who has proved the mailbox that booked that patient's other visits.
 */
export async function refusedVisit(
  deps: Needed,
  { budget }: Exceeded,
  booking: Booking,
): Promise<RefusedVisit> {
  const { asksForProof, sentence, sentenceForVisit = sentence } = budgets[budget];
  if (asksForProof && !booking.isProved)
    return { budget, code: 'code-required', sentence: visitWords.codeFirst };
  const isTold = !isOfPatient(budget) || (await isOfOwnVisits(deps, budget, booking));
  return { budget, code: 'refused', sentence: isTold ? sentenceForVisit() : sentences.notAtNoCost };
}

/** Like `refusedVisit`, for a booking that moves to another day. */
export async function refusedMove(
  deps: Needed,
  { budget }: Exceeded,
  booking: Booking & { holdId: string },
): Promise<RefusedVisit> {
  const isTold =
    booking.isProved && isOfPatient(budget) && (await isOfOwnVisits(deps, budget, booking, booking.holdId));
  return { budget, code: 'refused', sentence: isTold ? budgets[budget].sentence() : sentences.notOnThatDay };
}

/** Whether the visits booked with the same address alone use up the patient's budget. */
async function isOfOwnVisits(
  deps: Needed,
  budget: BudgetName,
  { uses, email }: Booking,
  apartFrom?: string,
): Promise<boolean> {
  const use = uses.find((candidate) => candidate.budget === budget)!;
  const own = await listOwnVisits(deps, email);
  const others = own.filter((visit) => apartFrom === undefined || visit !== usedFor(apartFrom));
  return isUsedUpBy(deps.db, deps.settings, use, others);
}
