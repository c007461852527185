import { canCancelBooking } from '@larkwell/contracts/booking-status';
import type { Deps } from '../deps';
import { withHousehold } from './booked-household';
import { recordChange, type BookingChange, type RefusedChange } from './booking-change';
import { mailCancellation } from './booking-mails';
import { markCanceled } from './mark-canceled';
import { spendOnChange } from './spend-on-change';

/** Cancels the upcoming bookings of a household, all or none. Each patient gets a mail. Gives no refund. */
export async function cancelHousehold(
  deps: Deps,
  change: BookingChange,
): Promise<{ success: true } | RefusedChange> {
  return withHousehold(deps, change, canCancelBooking, async (tx, { visits, email }) => {
    for (const visit of visits) {
      await spendOnChange({ ...deps, db: tx.db }, email, change.asker);
      await markCanceled(tx.db, visit);
      await recordChange(deps, tx, 'booking-cancelled', visit.id);
      await mailCancellation(deps, tx, visit.id);
    }
    return { success: true as const };
  });
}
