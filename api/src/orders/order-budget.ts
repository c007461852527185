import { UNPAID_ORDER_MINUTES } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import { giveBack, spend } from '../budgets/spend';
import { readClock } from '../db/clock';
import type { Queryable } from '../db/database';
import type { Settings } from '../settings';

type Spending = Pick<Settings, 'budgets' | 'keyring'>;

/** How often an unpaid order's 35 minutes begin anew. */
export const renewalsOfOrder = 2;

const usedFor = (orderId: string) => `order ${orderId}`;

export interface Holding {
  orderId: string;
  userId: string;
  /** Kits of all its lines. */
  units: number;
  /** Minutes it has held them already. */
  minutesHeld?: number;
}

/** Whether an account may hold the kits of an unpaid order for 35 minutes from now; what they take is spent then. */
export async function mayHold(
  db: Queryable,
  settings: Spending,
  { orderId, userId, units, minutesHeld = 0 }: Holding,
): Promise<boolean> {
  const endsAt = new Date((await readClock(db)).getTime() + UNPAID_ORDER_MINUTES * 60_000);
  const exceeded = await spend(db, settings, usedFor(orderId), [
    { budget: 'unpaidUnits', subject: userId, amount: units, endsAt },
    { budget: 'unpaidMinutes', subject: userId, amount: minutesHeld + UNPAID_ORDER_MINUTES },
  ]);
  return exceeded === null;
}

/** Counts a claim at Pay of an order beyond those budgets. @returns why it is refused, or null */
export async function countClaimAtPay(
  db: Queryable,
  settings: Spending,
  { orderId, userId }: Pick<Holding, 'orderId' | 'userId'>,
) {
  return spend(db, settings, usedFor(orderId), [{ budget: 'claimsAtPay', subject: userId }]);
}

/** A paid order has taken nothing of any budget. */
export const giveBackPaid = (db: Queryable, orderId: string): Promise<void> =>
  giveBack(db, usedFor(orderId), ['unpaidUnits', 'unpaidMinutes', 'claimsAtPay']);

/** An order that was let go unpaid has taken the minutes until now. */
export async function giveBackReleased(db: Queryable, orderId: string): Promise<void> {
  await giveBack(db, usedFor(orderId), ['unpaidUnits']);
  await db.execute(sql`
    update budget_uses u set amount = greatest(1, least(u.amount, ceil(extract(epoch from app_now() - o.created_at) / 60)))
    from orders o
    where o.id = ${orderId} and u.used_for = ${usedFor(orderId)} and u.budget = 'unpaidMinutes'`);
}
