import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

/**
 * Days from a renewal's first refusal until its subscription ends unpaid. The last retry falls on the same
 * day.
 */
export const DAYS_TO_PAY = 15;

export interface RefusedAttempt {
  invoiceId: string;
  subscriptionId: string;
  reason: 'refused' | 'bank';
  /** Cents. */
  amount: number;
  attempts: number;
  /** Seconds since the epoch; null when no further charge is scheduled. */
  retryAt: number | null;
}

/**
 * Saves the result of an attempt to charge a renewal. The first one sets the day to pay by, which then stays.
 * @returns whether the person has not heard of it yet
 */
export async function saveRepair(db: Queryable, attempt: RefusedAttempt): Promise<boolean> {
  const { invoiceId, subscriptionId, reason, amount, attempts, retryAt } = attempt;
  const { rowCount } = await db.execute(sql`
    insert into renewal_repairs as r
      (stripe_invoice_id, subscription_id, reason, amount_cents, attempts, retry_at, pay_by)
    values (${invoiceId}, ${subscriptionId}, ${reason}, ${amount}, ${attempts}, to_timestamp(${retryAt}),
      (app_now() at time zone 'utc')::date + ${DAYS_TO_PAY}::int)
    on conflict (stripe_invoice_id) do update
      set reason = excluded.reason, attempts = excluded.attempts, retry_at = excluded.retry_at
      where (r.reason, r.attempts, r.retry_at) is distinct from (excluded.reason, excluded.attempts, excluded.retry_at)`);
  return rowCount === 1;
}
