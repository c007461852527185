import { UNPAID_ORDER_MINUTES } from '@larkwell/contracts/numbers/shop';
import { sql } from 'drizzle-orm';
import { giveBack, spend } from '../budgets';
import { readClock, type Queryable } from '../db';
import type { Settings } from '../deps';

type Spending = Pick<Settings, 'budgets' | 'keyring'>;

const usedFor = (orderId: string) => `order ${orderId}`;

export interface Holding {
  orderId: string;
  userId: string;
  /** Kits in all its lines. */
  units: number;
  /** Minutes it has already held them. */
  minutesHeld?: number;
}

/**
 * Kits count until the order is paid or released; the day is for one that cannot be released while Stripe is
 * down.
 */
const endOfHold = async (db: Queryable) => new Date((await readClock(db)).getTime() + 24 * 3_600_000);

/**
 * Whether an account may hold an unpaid order's kits again from now. If so, charges them to its
 * budgets.
 */
export async function mayHold(
  db: Queryable,
  settings: Spending,
  { orderId, userId, units, minutesHeld = 0 }: Holding,
): Promise<boolean> {
  const endsAt = await endOfHold(db);
  const exceeded = await spend(db, settings, usedFor(orderId), [
    { budget: 'unpaidUnits', subject: userId, amount: units, endsAt },
    { budget: 'heldUnits', subject: userId, amount: units, endsAt },
    { budget: 'unpaidMinutes', subject: userId, amount: minutesHeld + UNPAID_ORDER_MINUTES },
  ]);
  return exceeded === null;
}

/**
 * Like `mayHold`, for an order beyond those budgets when its payment opens, until its hold is over.
 */
export async function mayHoldAtPay(
  db: Queryable,
  settings: Spending,
  { orderId, userId, units }: Holding,
): Promise<boolean> {
  const exceeded = await spend(db, settings, usedFor(orderId), [
    { budget: 'heldUnits', subject: userId, amount: units, endsAt: await endOfHold(db) },
    { budget: 'claimsAtPay', subject: userId },
  ]);
  return exceeded === null;
}

/** A paid order uses no budget. */
export const giveBackPaid = (db: Queryable, orderId: string): Promise<void> =>
  giveBack(db, usedFor(orderId), ['unpaidUnits', 'heldUnits', 'unpaidMinutes', 'claimsAtPay']);

/** An order released unpaid has used the minutes until now. */
export async function giveBackReleased(db: Queryable, orderId: string): Promise<void> {
  await giveBack(db, usedFor(orderId), ['unpaidUnits', 'heldUnits']);
  await db.execute(sql`
    update budget_uses u set amount = greatest(1, least(u.amount, ceil(extract(epoch from app_now() - o.created_at) / 60)))
    from orders o
    where o.id = ${orderId} and u.used_for = ${usedFor(orderId)} and u.budget = 'unpaidMinutes'`);
}
