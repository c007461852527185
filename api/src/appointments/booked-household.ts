import type { BookedHousehold } from '@larkwell/contracts/appointments/households';
import { canCancelBooking, canMoveBooking } from '@larkwell/contracts/booking-status';
import { sql } from 'drizzle-orm';
import { readClock, type Transaction } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { findChangedTerms, sealTerms, type ShownTerms } from '../terms';
import { requireProof } from './booking-proof';
import { describeBooking } from './booking-terms';
import { refusedChange, type BookingChange, type RefusedChange } from './booking-change';
import { lockSlots } from './claimed-hold';
import { isOfEmail } from './find-bookings';
import { sentences } from './sentences';
import { selectVisits, type VisitRow } from './list-bookings';
import { openPatient } from './patient';

/** The bookings of a household that one person may change together. */
export interface ChangedHousehold {
  visits: VisitRow[];
  email: string;
}

/**
 * Runs `change` on the upcoming bookings that were made together with one, and with the same email address. Blocks other
 * changes to them meanwhile.
 */
export async function withHousehold<T>(
  deps: Deps,
  { bookingId, asker, terms }: BookingChange,
  isInTime: typeof canCancelBooking,
  change: (tx: Transaction, found: ChangedHousehold) => Promise<T>,
): Promise<T | RefusedChange> {
  return deps.inTransaction(async (tx) => {
    const within = { ...deps, db: tx.db };
    const [named] = await selectVisits(within, sql`a.id = ${bookingId}`);
    if (!named || !isListed(named)) refuse(404, sentences.noBooking);
    const { email } = openPatient(deps.cipher, named);
    await requireProof(within, email, asker);
    if (!named.householdId) refuse(404, sentences.noBooking);
    // Locked first: a statement that waits for a move would look for the visit at its old time and find nothing.
    await tx.db.execute(sql`
      select 1 from appointments where household_id = ${named.householdId} order by id for update`);
    const visits = await listChangeable(within, named.householdId, email);
    if (visits.length === 0)
      return named.status === 'cancelled'
        ? refusedChange('already-cancelled', sentences.alreadyCanceled)
        : refusedChange('conflict', sentences.begun);
    const now = await readClock(tx.db);
    if (!visits.every((visit) => isInTime(stateOf(visit), now)))
      return refusedChange('conflict', sentences.tooLateToMove);
    const changed = findChangedTerms(terms, describeHouseholdBookings(visits), deps.settings.keyring);
    if (changed) return { ...refusedChange('terms-changed', sentences.bookingChanged), ...changed };
    await lockSlots(
      tx.db,
      visits.map(({ holdId }) => holdId),
    );
    return change(tx, { visits, email });
  });
}

async function listChangeable(deps: Deps, householdId: string, email: string): Promise<VisitRow[]> {
  const rows = await selectVisits(deps, sql`a.household_id = ${householdId} and a.status = 'active'`);
  const now = await readClock(deps.db);
  const mailbox = deps.lookupHash('email', email);
  return inOrder(
    rows.filter(
      (row) =>
        deps.lookupHash('email', openPatient(deps.cipher, row).email) === mailbox &&
        canCancelBooking(stateOf(row), now),
    ),
  );
}

const isListed = ({ status }: VisitRow) => status === 'active' || status === 'cancelled';

const inOrder = (visits: readonly VisitRow[]) =>
  [...visits].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : 1));

const stateOf = ({ status, checkedInAt, startsAt }: VisitRow) => ({
  status: status === 'cancelled' ? ('cancelled' as const) : ('active' as const),
  is_checked_in: checkedInAt ? (1 as const) : (0 as const),
  is_report_generated: 0 as const,
  startsAt: new Date(startsAt).toISOString(),
});

/** What the forms show that cancel or move all of these. */
function describeHouseholdBookings(visits: readonly VisitRow[]): ShownTerms {
  const described = inOrder(visits).map((visit) =>
    describeBooking({
      id: visit.id,
      testType: visit.testType,
      startsAt: new Date(visit.startsAt),
      location: visit.location,
      amountPaid: visit.amountPaidCents,
    }),
  );
  return {
    subject: described.map(({ subject }) => subject).join(' '),
    total: described.reduce((sum, { total }) => sum + total, 0),
    facts: described.flatMap(({ facts }, index) =>
      facts.map(([name, words]): [string, string] => [`Visit ${index + 1}: ${name}`, words]),
    ),
  };
}

/** The upcoming bookings of an email address that were made together, each household with its terms. */
export async function listHouseholds(deps: Deps, email: string): Promise<BookedHousehold[]> {
  const { db, lookupHash, settings } = deps;
  const rows = await selectVisits(
    deps,
    sql`${isOfEmail(lookupHash, email)} and a.household_id is not null and a.status = 'active'`,
  );
  const now = await readClock(db);
  const found: BookedHousehold[] = [];
  for (const id of new Set(rows.map(({ householdId }) => householdId))) {
    const visits = inOrder(
      rows.filter((row) => row.householdId === id && canCancelBooking(stateOf(row), now)),
    );
    if (visits.length < 2) continue;
    found.push({
      bookings: visits.map((visit) => visit.id),
      canMove: visits.every((visit) => canMoveBooking(stateOf(visit), now)),
      terms: sealTerms(describeHouseholdBookings(visits), settings.keyring),
    });
  }
  return found;
}
