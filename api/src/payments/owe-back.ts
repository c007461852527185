import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { PaymentRow } from '../payment-model';
import { changeState } from './store';

/**
 * Marks an accepted payment as owed back in full, inside the transaction that undoes what it paid for, with
 * the payment locked. `settle` then refunds it, and the reconciler does so if that fails.
 * @returns false when the money cannot go back now, such as during a dispute
 */
export async function oweBack(db: Queryable, payment: PaymentRow): Promise<boolean> {
  if (!(await changeState(db, payment, 'refund_due'))) return false;
  await db.execute(sql`update payments set owed_back_at = app_now() where id = ${payment.id}`);
  return true;
}
