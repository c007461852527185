import { CUTOFF_MINUTES, BOOKING_DAYS } from '@larkwell/contracts/slots';
import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import type { Slot } from '@larkwell/contracts/locations/locations';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { listNearestFree } from '../locations/slots';
import { mailCancellation, mailMove } from './booking-mails';
import { releaseBookedHold } from './claimed-hold';
import { getConfirmedVisit } from './confirmation';
import { mayChangeBookingOf } from './lookup';
import { appointments, type AppointmentRow } from './tables';

interface Refused {
  success: false;
  errorMessage: string;
  code: RefusalCode;
}

export interface BookingChange {
  bookingId: string;
  lookupToken?: string | undefined;
}

const notYours: Refused = {
  success: false,
  code: 'code-required',
  errorMessage: 'Please look up your bookings again with the code that we mail to you.',
};
const tooLate: Refused = {
  success: false,
  code: 'conflict',
  errorMessage: 'This booking can no longer be changed: the patient has checked in.',
};
const alreadyCancelled: Refused = {
  success: false,
  code: 'already-cancelled',
  errorMessage: 'This appointment is already cancelled.',
};

/** Cancels a booking nobody has checked in for: its place is free at once, mail and calendar are told. No refund. */
export async function cancelBooking(deps: Deps, change: BookingChange): Promise<{ success: true } | Refused> {
  return withBooking(deps, change, async (tx, booking) => {
    await tx.db.execute(sql`
      update appointments set status = 'cancelled', cancelled_at = app_now(), calendar_sequence = calendar_sequence + 1
      where id = ${booking.id}`);
    await releaseBookedHold(tx.db, booking.holdId);
    await mailCancellation(deps, tx, booking.id);
    return { success: true as const };
  });
}

export type MoveOutcome = { success: true; data: BookingConfirmation } | (Refused & { nearest: Slot[] });

/** Moves a booking: the new place is claimed and the old one freed in one transaction, or nothing changes. */
export async function moveBooking(
  deps: Deps,
  change: BookingChange & { slotId: string },
): Promise<MoveOutcome> {
  const { slotId } = change;
  const moved = await withBooking(deps, change, async (tx, booking) => {
    if (booking.slotId !== slotId) {
      if (!(await claimSlot(tx.db, slotId, booking.testType))) return 'taken' as const;
      await tx.db.execute(sql`update slots set taken = taken - 1 where id = ${booking.slotId}`);
      await tx.db.execute(sql`update holds set slot_id = ${slotId} where id = ${booking.holdId}`);
      await tx.db.execute(sql`
        update appointments set slot_id = ${slotId}, calendar_sequence = calendar_sequence + 1 where id = ${booking.id}`);
      await mailMove(deps, tx, booking.id);
    }
    const { minutes: _minutes, sequence: _sequence, ...data } = await getConfirmedVisit(tx.db, booking.id);
    return { success: true as const, data };
  });
  if (moved === 'taken') {
    const nearest = await listNearestFree(deps.db, slotId);
    const errorMessage = 'This time was just taken. Your booking is unchanged. Please choose another time.';
    return { success: false, code: 'slot-taken', errorMessage, nearest };
  }
  return moved.success ? moved : { ...moved, nearest: [] };
}

/** Runs `change` on a booking that may still be changed, and keeps other changes of it waiting. */
async function withBooking<T>(
  deps: Deps,
  { bookingId, lookupToken }: BookingChange,
  change: (tx: Transaction, booking: AppointmentRow) => Promise<T>,
): Promise<T | Refused> {
  return deps.inTransaction(async (tx) => {
    const [booking] = await tx.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, bookingId))
      .for('update');
    if (!booking || !['active', 'cancelled'].includes(booking.status))
      refuse(404, 'We do not know that booking.');
    if (!(await mayChangeBookingOf({ ...deps, db: tx.db }, booking.patientEmail, lookupToken)))
      return notYours;
    if (booking.status === 'cancelled') return alreadyCancelled;
    if (booking.checkedInAt) return tooLate;
    return change(tx, booking);
  });
}

/** One conditional statement, as reserving is. */
async function claimSlot(db: Queryable, slotId: string, testType: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update slots s set taken = s.taken + 1 from locations l
    where s.id = ${slotId} and l.id = s.location_id and l.is_open and ${testType} = any (l.test_types)
      and s.taken < s.capacity and s.starts_at >= app_now() + make_interval(mins => ${CUTOFF_MINUTES})
      and s.starts_at < (((app_now() at time zone l.zone)::date + ${BOOKING_DAYS}::integer)::timestamp at time zone l.zone)`);
  return rowCount === 1;
}
