import { sql } from 'drizzle-orm';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { recordChange } from './booking-change';
import { mailMove } from './booking-mails';
import type { BookingAsker } from './booking-proof';
import { spendOnChange } from './spend-on-change';
import type { BookingRow } from './tables';

interface Moving {
  booking: Pick<BookingRow, 'id' | 'holdId'>;
  email: string;
  slotId: string;
  asker: BookingAsker;
}

/** Moves a locked booking to a slot where a place is taken for it, and tells the patient. */
export async function moveToSlot(
  deps: Deps,
  tx: Transaction,
  { booking, email, slotId, asker }: Moving,
): Promise<void> {
  await spendOnChange({ ...deps, db: tx.db }, email, asker);
  await tx.db.execute(sql`update holds set slot_id = ${slotId} where id = ${booking.holdId}`);
  await tx.db.execute(sql`
    update appointments set slot_id = ${slotId}, calendar_sequence = calendar_sequence + 1, told_at = app_now()
    where id = ${booking.id}`);
  await recordChange(deps, tx, 'booking-moved', booking.id);
  await mailMove(deps, tx, booking.id);
}
