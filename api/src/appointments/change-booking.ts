import { CUTOFF_MINUTES, BOOKING_DAYS } from '@larkwell/contracts/numbers/visits';
import type { BudgetName } from '@larkwell/contracts/budgets';
import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import { canCancelBooking, canMoveBooking } from '@larkwell/contracts/booking-status';
import type { NearestSlot } from '@larkwell/contracts/locations/locations';
import { sql } from 'drizzle-orm';
import { recordRefusal } from '../audit';
import { type Queryable, readClock, type Transaction } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { listNearestFree } from '../locations';
import { findChangedTerms } from '../terms';
import { recordChange, refusedChange, type BookingChange, type RefusedChange } from './booking-change';
import { mailCancellation } from './booking-mails';
import { requireProof, showsProof } from './booking-proof';
import { describeBooking } from './booking-terms';
import { sentences } from './sentences';
import { spendOnChange } from './spend-on-change';
import { moveVisitUses } from './visit-budgets';
import { getConfirmedVisit } from './confirmation';
import { lockBooking } from './find-bookings';
import { markCanceled } from './mark-canceled';
import { moveToSlot } from './move-to-slot';
import { openPatient } from './patient';
import type { BookingRow } from './tables';

/**
 * Cancels an upcoming booking: frees its place at once, sends a mail and updates the calendar. Gives no
 * refund.
 */
export async function cancelBooking(
  deps: Deps,
  change: BookingChange,
): Promise<{ success: true } | RefusedChange> {
  return withBooking(deps, change, canCancelBooking, async (tx, { booking, email }) => {
    await spendOnChange({ ...deps, db: tx.db }, email, change.asker);
    await markCanceled(tx.db, booking);
    await recordChange(deps, tx, 'booking-cancelled', booking.id);
    await mailCancellation(deps, tx, booking.id);
    return { success: true as const };
  });
}

export type MoveOutcome =
  { success: true; data: BookingConfirmation } | (RefusedChange & { nearest: NearestSlot[] });

/** Moves a booking: claims the new place and frees the old one in one transaction, or changes nothing. */
export async function moveBooking(
  deps: Deps,
  change: BookingChange & { slotId: string },
): Promise<MoveOutcome> {
  const { slotId } = change;
  const overBudgets: BudgetName[] = [];
  const moved = await withBooking(deps, change, canMoveBooking, async (tx, { booking, email }) => {
    if (booking.slotId !== slotId) {
      await lockBoth(tx.db, [booking.slotId, slotId]);
      if (!(await claimSlot(tx.db, slotId, booking.testType))) {
        const nearest = await listNearestFree({ ...deps, db: tx.db }, slotId, booking.testType);
        return { ...refusedChange('slot-taken', sentences.slotTakenInMove), nearest };
      }
      const isProved = await showsProof({ ...deps, db: tx.db }, email, change.asker);
      const moving = { holdId: booking.holdId, slotId, email, isProved };
      const exceeded = await moveVisitUses(deps, tx.db, moving);
      await releasePlace(tx.db, exceeded ? slotId : booking.slotId);
      if (exceeded) {
        overBudgets.push(exceeded.budget);
        return refusedChange('refused', exceeded.sentence);
      }
      await moveToSlot(deps, tx, { booking, email, slotId, asker: change.asker });
    }
    const {
      minutes: _minutes,
      sequence: _sequence,
      ...data
    } = await getConfirmedVisit({ ...deps, db: tx.db }, booking.id);
    return { success: true as const, data };
  });
  for (const budget of overBudgets) await recordRefusal(deps, budget);
  return moved.success || 'nearest' in moved ? moved : { ...moved, nearest: [] };
}

/** Runs `change` on a booking that may still be changed, and blocks other changes to it meanwhile. */
async function withBooking<T>(
  deps: Deps,
  { bookingId, asker, terms }: BookingChange,
  isInTime: typeof canCancelBooking,
  change: (tx: Transaction, found: { booking: BookingRow; email: string }) => Promise<T>,
): Promise<T | RefusedChange> {
  return deps.inTransaction(async (tx) => {
    const within = { ...deps, db: tx.db };
    const booking = await lockBooking(within, sql`a.id = ${bookingId}`);
    if (!booking || !['active', 'cancelled'].includes(booking.status)) refuse(404, sentences.noBooking);
    const { email } = openPatient(deps.cipher, booking);
    await requireProof(within, email, asker);
    if (booking.status === 'cancelled') return refusedChange('already-cancelled', sentences.alreadyCanceled);
    if (booking.checkedInAt) return refusedChange('conflict', sentences.checkedIn);
    const visit = await getConfirmedVisit(within, bookingId);
    const { startsAt } = visit.slot;
    const now = await readClock(tx.db);
    const state = { ...visit, is_report_generated: 0, startsAt } as const;
    if (!canCancelBooking(state, now)) return refusedChange('conflict', sentences.begun);
    if (!isInTime(state, now)) return refusedChange('conflict', sentences.tooLateToMove);
    const described = describeBooking({ ...visit, startsAt });
    const changed = findChangedTerms(terms, described, deps.settings.keyring);
    return changed
      ? { ...refusedChange('terms-changed', sentences.bookingChanged), ...changed }
      : change(tx, { booking, email });
  });
}

/** In the order of their ids, like everyone who takes places. */
async function lockBoth(db: Queryable, slotIds: string[]): Promise<void> {
  await db.execute(sql`
    select 1 from slots where id = any (${sql.param(slotIds)}::text[]) order by id for update`);
}

async function releasePlace(db: Queryable, slotId: string): Promise<void> {
  await db.execute(sql`update slots set taken = taken - 1 where id = ${slotId}`);
}

/** One conditional statement, as in reserving. */
async function claimSlot(db: Queryable, slotId: string, testType: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update slots s set taken = s.taken + 1 from locations l
    where s.id = ${slotId} and l.id = s.location_id and l.is_open and ${testType} = any (l.test_types)
      and s.taken < s.capacity and s.starts_at >= app_now() + make_interval(mins => ${CUTOFF_MINUTES})
      and s.starts_at < (((app_now() at time zone l.zone)::date + ${BOOKING_DAYS}::integer)::timestamp at time zone l.zone)`);
  return rowCount === 1;
}
