import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { PaymentRow } from '../payment-model';

/** Logs why a payment is not settled yet, and stores the cause for the operator. */
export async function noteProblem(
  { db, log }: Deps,
  { id, status }: Pick<PaymentRow, 'id' | 'status'>,
  error: unknown,
): Promise<void> {
  log.warn({ err: error, payment: id, status }, 'payment not settled yet');
  const cause = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  await db.execute(sql`update payments set problem = ${cause} where id = ${id}`);
}
