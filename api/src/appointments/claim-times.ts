import {
  BOOKING_DAYS,
  CUTOFF_MINUTES,
  HOLD_MINUTES,
  HOUSEHOLD_SPREAD_MINUTES,
} from '@larkwell/contracts/numbers/visits';
import { holdBudgets } from '@larkwell/contracts/budgets';
import type { TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import { requireDeclared } from '../budgets';
import { takeTurn, type Queryable } from '../db';
import type { Deps } from '../deps';

export interface HouseholdClaim {
  slotId: string;
  /** Row ids of the drafts that get a time, in the order of their people. */
  drafts: readonly string[];
  /** Row ids of drafts whose times are freed. */
  leaving: readonly string[];
  addressHash: string;
  testType: TestType;
  /** When all holds end, as PostgreSQL writes it. */
  endsAt: string;
  /** Whether the slot itself has to have a free place. */
  isPressed: boolean;
}

/** Why no place was taken. */
export class NotClaimed extends Error {
  constructor(readonly outcome: string) {
    super(outcome);
  }
}

/** Runs `work`, and returns the outcome of a claim that failed in it. */
export async function orOutcome<T>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotClaimed) return error.outcome;
    throw error;
  }
}

/** Waits for others of the same network and for other presses about this draft, in the order of `reserve_slot`. */
export async function takeHoldTurns(db: Queryable, addressHash: string, draftRow: string): Promise<void> {
  await takeTurn(db, `hold address ${addressHash}`);
  await takeTurn(db, `hold owner draft ${draftRow}`);
}

/**
 * Takes a place for each draft, all or none (see `reserve_household` in the migrations). Call it in a transaction, after
 * `takeHoldTurns` and with the drafts locked.
 * @returns the ids of the holds, in the order of the drafts
 * @throws `NotClaimed`, which has to end the transaction
 */
export async function claimTimes(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { slotId, drafts, leaving, addressHash, testType, endsAt, isPressed }: HouseholdClaim,
): Promise<string[]> {
  requireDeclared(holdBudgets);
  const { holdsOfAddress, holdsOfPlaceDay } = settings.budgets;
  const { rows } = await db.execute<{ outcome: string; holds: string[] | null }>(sql`
    select outcome, hold_ids as holds from reserve_household(
      ${slotId}, ${sql.param([...drafts])}, ${sql.param([...leaving])}, ${addressHash}, ${testType}, ${endsAt}, ${isPressed},
      ${CUTOFF_MINUTES}, ${BOOKING_DAYS}, ${HOUSEHOLD_SPREAD_MINUTES}, ${holdsOfAddress}, ${holdsOfPlaceDay})`);
  const { outcome, holds } = rows[0]!;
  if (!holds) throw new NotClaimed(outcome);
  return holds;
}

/** When a hold that begins now ends. */
export async function endOfNewHold(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ end: string }>(
    sql`select (app_now() + make_interval(mins => ${HOLD_MINUTES}))::text as end`,
  );
  return rows[0]!.end;
}
