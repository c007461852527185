import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { releaseBookedHold } from './claimed-hold';
import { giveBackVisit } from './visit-budgets';

/**
 * Cancels a booking, inside the caller's transaction and with the booking locked. Frees its place at once.
 */
export async function markCanceled(
  db: Queryable,
  { id, holdId }: { id: string; holdId: string },
): Promise<void> {
  await db.execute(sql`
    update appointments set status = 'cancelled', cancelled_at = app_now(), calendar_sequence = calendar_sequence + 1
    where id = ${id}`);
  await releaseBookedHold(db, holdId);
  await giveBackVisit(db, holdId);
}
