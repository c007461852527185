import type { BudgetName } from '@larkwell/contracts/budgets';
import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, takeTurn } from '../db';
import type { Keyring } from '../security';
import { budgets, type BudgetSizes } from './budgets';
import { requireDeclared } from './spender';

export interface Use {
  budget: BudgetName;
  /** Whose budget: a mailbox, an address, an account, a patient. Stored as a keyed hash only. */
  subject: string;
  amount?: number;
  /** `YYYY-MM-DD`, for budgets that count by the day of a visit. */
  day?: string;
  /** The location of a visit, for budgets that count by it. */
  place?: string;
  /** Counts instead of the budget’s size where it is more. */
  room?: number;
  /** When it stops to count, for budgets that count while something lasts. */
  endsAt?: Date;
}

/** The budget that has no room for a use. */
export interface Exceeded {
  budget: BudgetName;
  sentence: string;
  /** Seconds until some of it is free again. */
  retryAfter: number;
}

/** What spending needs to know. */
interface Spending {
  budgets: BudgetSizes;
  keyring: Keyring;
}

/**
 * Spends all of `uses`, or none of them when one budget has no room. Call it in the transaction that makes what they
 * are spent on: whoever spends of the same budget waits until it ends, so that no number of parallel tries exceeds it.
 * @param usedFor what they are spent on, such as `visit 1`; whatever it had spent of the same budgets before is replaced
 * @throws when whoever spends has not declared all of these budgets; see `requireDeclared`
 */
export async function spend(
  db: Queryable,
  settings: Spending,
  usedFor: string,
  uses: readonly Use[],
): Promise<Exceeded | null> {
  const hashed = uses.map((use) => hashUse(use, settings.keyring));
  return spendHashed(db, settings, usedFor, hashed);
}

/** A use with hashes for its subject: the one to write, and those by which older secrets wrote it. */
export type HashedUse = Use & { olderSubjects?: readonly string[] };

/** A use as it is stored. */
export function hashUse<Given extends Pick<Use, 'budget' | 'subject'>>(use: Given, keyring: Keyring) {
  const hashes = keyring.hashes('budget', `${budgets[use.budget].per} ${use.subject}`);
  return { ...use, subject: hashes[0]!, olderSubjects: hashes.slice(1) };
}

/** As `spend`, for uses that are stored already. */
export async function spendHashed(
  db: Queryable,
  settings: Spending,
  usedFor: string,
  uses: readonly HashedUse[],
): Promise<Exceeded | null> {
  requireDeclared(uses.map(({ budget }) => budget));
  // One order for everybody, so that two who spend of the same budgets never wait for each other.
  const locks = uses
    .flatMap((use) => subjectsOf(use).map((subject) => `budget ${use.budget} ${subject}`))
    .sort();
  for (const lock of locks) {
    await takeTurn(db, lock);
  }
  for (const use of uses) {
    const { used, retryAfter } = await readUsed(db, usedFor, use);
    if (used + (use.amount ?? 1) > Math.max(settings.budgets[use.budget], use.room ?? 0)) {
      return { budget: use.budget, sentence: budgets[use.budget].sentence, retryAfter };
    }
  }
  for (const use of uses) {
    await db.execute(sql`
      delete from budget_uses where used_for = ${usedFor} and budget = ${use.budget}`);
    await db.execute(sql`
      insert into budget_uses (budget, subject, used_for, amount, day, place, ends_at)
      values (${use.budget}, ${use.subject}, ${usedFor}, ${use.amount ?? 1}, ${use.day ?? null}, ${use.place ?? null},
        ${endOf(use)})`);
  }
  return null;
}

/** Gives back what was spent on something that is over, of these budgets. */
export async function giveBack(db: Queryable, usedFor: string, of: readonly BudgetName[]): Promise<void> {
  await db.execute(sql`
    delete from budget_uses where used_for = ${usedFor} and budget = any (${sql.param(of)}::text[])`);
}

const subjectsOf = ({ subject, olderSubjects = [] }: Pick<HashedUse, 'subject' | 'olderSubjects'>) => [
  subject,
  ...olderSubjects,
];

function endOf({ budget, day, endsAt }: Use): SQL {
  const { within } = budgets[budget];
  if (within === 'while-it-lasts') {
    if (!endsAt) throw new Error(`a use of ${budget} needs its end`);
    return sql`${endsAt.toISOString()}::timestamptz`;
  }
  if ('hours' in within) return sql`app_now() + make_interval(hours => ${within.hours})`;
  if (!day) throw new Error(`a use of ${budget} needs its day`);
  // A visit counts as long as a later one can share a window with it. A day more makes up for the time zone.
  return sql`(${day}::date + ${within.days}::integer + 1)::timestamptz`;
}

async function readUsed(
  db: Queryable,
  usedFor: string,
  use: HashedUse,
): Promise<{ used: number; retryAfter: number }> {
  const { budget, day, place } = use;
  const { within } = budgets[budget];
  const counted = sql`
    budget = ${budget} and subject = any (${sql.param(subjectsOf(use))}::text[]) and ends_at > app_now() and used_for <> ${usedFor}
    and place is not distinct from ${place ?? null}::text`;
  const used =
    typeof within === 'object' && 'days' in within
      ? sql`select coalesce(max(amount), 0)::integer from (
          select (select sum(amount) from uses u where u.day >= first and u.day < first + ${within.days}::integer) as amount
          from (select ${day ?? null}::date - n as first from generate_series(0, ${within.days}::integer - 1) n) windows) sums`
      : sql`select coalesce(sum(amount), 0)::integer from uses`;
  const { rows } = await db.execute<{ used: number; retryAfter: number }>(sql`
    with uses as (select amount, day, ends_at from budget_uses where ${counted})
    select (${used}) as used,
      greatest(1, ceil(extract(epoch from (select min(ends_at) from uses) - app_now())))::integer as "retryAfter"`);
  return { used: rows[0]!.used, retryAfter: rows[0]!.retryAfter };
}
