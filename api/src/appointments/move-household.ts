import { BOOKING_DAYS, CUTOFF_MINUTES, HOUSEHOLD_SPREAD_MINUTES } from '@larkwell/contracts/numbers/visits';
import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import type { BudgetName } from '@larkwell/contracts/budgets';
import { canMoveBooking } from '@larkwell/contracts/booking-status';
import type { NearestSlot } from '@larkwell/contracts/locations/locations';
import { sql } from 'drizzle-orm';
import { recordRefusal } from '../audit';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import { listNearestFree } from '../locations';
import { withHousehold, type ChangedHousehold } from './booked-household';
import { refusedChange, type BookingChange, type RefusedChange } from './booking-change';
import { showsProof } from './booking-proof';
import { getConfirmedVisit } from './confirmation';
import type { VisitRow } from './list-bookings';
import { sentences } from './sentences';
import { moveToSlot } from './move-to-slot';
import { moveVisitUses } from './visit-budgets';

type MoveOutcome =
  { success: true; data: BookingConfirmation[] } | (RefusedChange & { nearest: NearestSlot[] });

/** Ends the transaction without an effect. */
class NotMoved extends Error {
  constructor(
    readonly budget: BudgetName,
    sentence: string,
  ) {
    super(sentence);
  }
}

/**
 * Moves the upcoming bookings of a household to times as near to a slot as possible: claims the new places and frees the
 * old ones in one transaction, or changes nothing.
 */
export async function moveHousehold(
  deps: Deps,
  change: BookingChange & { slotId: string },
): Promise<MoveOutcome> {
  try {
    const moved = await withHousehold(deps, change, canMoveBooking, (tx, found) =>
      moveAll(deps, tx, found, change),
    );
    return moved.success || 'nearest' in moved ? moved : { ...moved, nearest: [] };
  } catch (error) {
    if (!(error instanceof NotMoved)) throw error;
    await recordRefusal(deps, error.budget);
    return { ...refusedChange('refused', error.message), nearest: [] };
  }
}

async function moveAll(
  deps: Deps,
  tx: Transaction,
  { visits, email }: ChangedHousehold,
  { slotId, asker }: BookingChange & { slotId: string },
): Promise<MoveOutcome> {
  const within = { ...deps, db: tx.db };
  const [{ testType }] = visits as [VisitRow];
  const slots = await takePlaces(tx.db, visits, slotId);
  if (!slots) {
    return {
      ...refusedChange('slot-taken', sentences.slotTakenInMove),
      nearest: await listNearestFree(within, slotId, testType, visits.length),
    };
  }
  const isProved = await showsProof(within, email, asker);
  for (const [index, visit] of visits.entries()) {
    const to = slots[index]!;
    if (visit.slotId === to) continue;
    const exceeded = await moveVisitUses(deps, tx.db, { holdId: visit.holdId, slotId: to, email, isProved });
    if (exceeded) throw new NotMoved(exceeded.budget, exceeded.sentence);
    await moveToSlot(deps, tx, { booking: visit, email, slotId: to, asker });
  }
  const data: BookingConfirmation[] = [];
  for (const { id } of visits) {
    const { minutes: _minutes, sequence: _sequence, ...visit } = await getConfirmedVisit(within, id);
    data.push(visit);
  }
  return { success: true, data };
}

/** The new slots in order of time, taken, with the old ones free; null when there are too few. */
async function takePlaces(
  db: Queryable,
  visits: readonly VisitRow[],
  slotId: string,
): Promise<string[] | null> {
  const holds = visits.map(({ holdId }) => holdId);
  const { rows } = await db.execute<{ slots: string[] | null }>(sql`
    select take_places(${slotId}, ${sql.param(holds)}, ${visits.length}, ${visits[0]!.testType}, true, ${CUTOFF_MINUTES},
      ${BOOKING_DAYS}, ${HOUSEHOLD_SPREAD_MINUTES}) as slots`);
  return rows[0]!.slots;
}
