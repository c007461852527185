import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { and, arrayOverlaps, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../deps';
import { locations, slots } from '../locations';
import type { LookupHash } from '../security';
import { unwrapKeys } from '../sealing';
import { isNamed, isOfEmail } from './find-bookings';
import { selectBookings, viewBooking } from './list-bookings';
import { appointments } from './tables';

/** More visits than a place has in a day. */
const limit = 200;

/**
 * The visits of a patient, the latest first.
 * @param typed e-mail address, phone number, confirmation code, id, or last name and birth date (ISO day)
 */
export const searchBookings = (deps: Deps, typed: string): Promise<Omit<Booking, 'terms'>[]> =>
  listShown(deps, isTyped(deps.lookupHash, typed));

/** The visits of a day at a location, by the day of its zone. */
export function listDay(
  deps: Deps,
  { locationId, day }: { locationId: string; day: string },
): Promise<Omit<Booking, 'terms'>[]> {
  const begins = (days: number) =>
    sql`((${day}::date + ${days}::integer)::timestamp at time zone (select zone from locations where id = ${locationId}))`;
  const isOnDay = sql`${slots.startsAt} >= ${begins(0)} and ${slots.startsAt} < ${begins(1)}`;
  return listShown(deps, and(eq(locations.id, locationId), eq(slots.locationId, locationId), isOnDay));
}

function isTyped(lookupHash: LookupHash, typed: string): SQL | undefined {
  if (typed.includes('@')) return isOfEmail(lookupHash, typed);
  if (/\s\d{4}-\d\d-\d\d$/.test(typed))
    return inArray(appointments.patientHash, lookupHash.all('patient', typed));
  if (/^[+\d() .-]{10,}$/.test(typed)) {
    return arrayOverlaps(appointments.phoneHashes, lookupHash.all('phone', typed));
  }
  return isNamed(lookupHash, typed);
}

async function listShown(deps: Deps, where: SQL | undefined) {
  const rows = await selectBookings(deps.db)
    .where(and(where, inArray(appointments.status, ['active', 'cancelled'])))
    .orderBy(desc(slots.startsAt))
    .limit(limit);
  return (await unwrapKeys(deps, rows)).map((row) => viewBooking(deps.cipher, row, null));
}
