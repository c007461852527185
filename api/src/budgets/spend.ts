import type { BudgetName } from '@larkwell/contracts/budgets';
import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, takeTurn } from '../db';
import type { Keyring } from '../security';
import { budgets, type BudgetSizes } from './budgets';
import { requireDeclared } from './spender';

export interface Use {
  budget: BudgetName;
  /** The budget's owner: a mailbox, an address, an account, a patient. Stored only as a keyed hash. */
  subject: string;
  amount?: number;
  /** `YYYY-MM-DD`, for budgets that count by the day of a visit. */
  day?: string;
  /** The location of a visit, for budgets that count by it. */
  place?: string;
  /** Replaces the budget’s size when it is larger. */
  room?: number;
  /** When it stops counting, for budgets that count while something lasts. */
  endsAt?: Date;
  /** Whether it is spent with proof of a mailbox. */
  isProved?: boolean;
  /**
   * Makes only uses with proof count, besides those of the things that this returns (see `usedFor`). Called
   * once others who spend from the same budget wait.
   */
  besidesProved?: () => Promise<readonly string[]>;
}

/** The budget that is used up. */
export interface Exceeded {
  budget: BudgetName;
  sentence: string;
  /** Seconds until part of it is free again. */
  retryAfter: number;
}

/** What spending needs. */
interface Spending {
  budgets: BudgetSizes;
  keyring: Keyring;
}

/**
 * Spends all of `uses`, or none of them if one budget is used up. Call it in the transaction that creates
 * what they are spent on: others who spend from the same budget wait until it ends, so parallel attempts
 * cannot exceed it.
 * @param usedFor what they are spent on, such as `visit 1`; replaces what it had spent from the same budgets
 * before
 * @throws when the spender has not declared all of these budgets; see `requireDeclared`
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

/** A use with the hashes of its subject: the one to write, and those that older secrets wrote. */
export type HashedUse = Use & { olderSubjects?: readonly string[] };

/** A use in the form in which it is stored. */
export function hashUse<Given extends Pick<Use, 'budget' | 'subject'>>(use: Given, keyring: Keyring) {
  const hashes = keyring.hashes('budget', `${budgets[use.budget].per} ${use.subject}`);
  return { ...use, subject: hashes[0]!, olderSubjects: hashes.slice(1) };
}

/** Like `spend`, for uses that are already stored. */
export async function spendHashed(
  db: Queryable,
  settings: Spending,
  usedFor: string,
  uses: readonly HashedUse[],
): Promise<Exceeded | null> {
  requireDeclared(uses.map(({ budget }) => budget));
  await takeBudgetTurns(db, uses);
  const exceeded = await findExceeded(db, settings, usedFor, uses);
  if (exceeded) return exceeded;
  for (const use of uses) {
    await db.execute(sql`
      delete from budget_uses where used_for = ${usedFor} and budget = ${use.budget}`);
    await db.execute(sql`
      insert into budget_uses (budget, subject, used_for, amount, day, place, is_proved, ends_at)
      values (${use.budget}, ${use.subject}, ${usedFor}, ${use.amount ?? 1}, ${use.day ?? null}, ${use.place ?? null},
        ${use.isProved ?? false}, ${endOf(use)})`);
  }
  return null;
}

/**
 * Waits for others who spend from these budgets. Everyone locks in the same order, so two that spend from the same
 * budgets cannot deadlock; one who spends on several things calls this first, with the uses of all.
 */
export async function takeBudgetTurns(db: Queryable, uses: readonly HashedUse[]): Promise<void> {
  const locks = uses
    .flatMap((use) => subjectsOf(use).map((subject) => `budget ${use.budget} ${subject}`))
    .sort();
  for (const lock of locks) {
    await takeTurn(db, lock);
  }
}

/** The first of these budgets that has no room; null if they could be spent now. Spends nothing. */
export async function findExceeded(
  db: Queryable,
  settings: Spending,
  usedFor: string,
  uses: readonly HashedUse[],
): Promise<Exceeded | null> {
  const exceeded: Exceeded[] = [];
  // All are read, so that the timing does not reveal which of them refuses.
  for (const use of uses) {
    const { used, retryAfter } = await readUsed(db, sql`used_for <> ${usedFor}`, use);
    if (!hasRoom(settings, use, used))
      exceeded.push({ budget: use.budget, sentence: budgets[use.budget].sentence(), retryAfter });
  }
  return exceeded[0] ?? null;
}

const hasRoom = (settings: Spending, { budget, amount = 1, room = 0 }: Use, used: number) =>
  used + amount <= Math.max(settings.budgets[budget], room);

/** Whether what was spent on these things alone leaves no room for a use. @param usedFor see `spend` */
export async function isUsedUpBy(
  db: Queryable,
  settings: Spending,
  use: HashedUse,
  usedFor: readonly string[],
): Promise<boolean> {
  const { used } = await readUsed(db, sql`used_for = any (${sql.param(usedFor)}::text[])`, use);
  return !hasRoom(settings, use, used);
}

/** Returns to these budgets what was spent on something that is over. */
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
  // A visit counts as long as a later one can share a window with it. One extra day allows for time zones.
  return sql`(${day}::date + ${within.days}::integer + 1)::timestamptz`;
}

async function readUsed(
  db: Queryable,
  among: SQL,
  use: HashedUse,
): Promise<{ used: number; retryAfter: number }> {
  const { budget, day, place } = use;
  const { within } = budgets[budget];
  const besides = await use.besidesProved?.();
  const provedOnly = besides
    ? sql` and (is_proved or used_for = any (${sql.param(besides)}::text[]))`
    : sql``;
  const counted = sql`
    budget = ${budget} and subject = any (${sql.param(subjectsOf(use))}::text[]) and ends_at > app_now() and ${among}
    and place is not distinct from ${place ?? null}::text${provedOnly}`;
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
