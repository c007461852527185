import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { LookupHash } from '../security';
import { isNamed, isOfEmail } from './find-bookings';
import { isShown, selectVisits, viewBooking } from './list-bookings';

/** The most visits that are opened for one list: more than a location usually has in a day. */
const most = 200;

/** Visits that staff looked up, the latest first. */
export interface FoundBookings {
  bookings: Omit<Booking, 'terms'>[];
  /** Whether there are more visits than these; the missing ones are the earliest. */
  hasMore: boolean;
}

/**
 * A patient's visits, the latest first.
 * @param typed email address, phone number, confirmation code, id, or last name and birth date (ISO day)
 */
export const searchBookings = (deps: Deps, typed: string): Promise<FoundBookings> =>
  listShown(deps, isTyped(deps.lookupHash, typed));

/** A location's visits on one day of its zone. */
export function listDay(
  deps: Deps,
  { locationId, day }: { locationId: string; day: string },
): Promise<FoundBookings> {
  const begins = (days: number) =>
    sql`((${day}::date + ${days}::integer)::timestamp at time zone (select zone from locations where id = ${locationId}))`;
  const isOnDay = sql`s.starts_at >= ${begins(0)} and s.starts_at < ${begins(1)}`;
  return listShown(deps, sql`l.id = ${locationId} and s.location_id = ${locationId} and ${isOnDay}`);
}

function isTyped(lookupHash: LookupHash, typed: string): SQL {
  if (typed.includes('@')) return isOfEmail(lookupHash, typed);
  if (/\s\d{4}-\d\d-\d\d$/.test(typed))
    return sql`a.patient_hash = any (${sql.param(lookupHash.all('patient', typed))}::text[])`;
  if (/^[+\d() .-]{10,}$/.test(typed)) {
    return sql`a.phone_hashes && ${sql.param(lookupHash.all('phone', typed))}::text[]`;
  }
  return isNamed(lookupHash, typed);
}

async function listShown(deps: Deps, where: SQL): Promise<FoundBookings> {
  const rows = await selectVisits(deps, sql`${where} and ${isShown}`, most + 1);
  const bookings = rows.slice(0, most).map((row) => viewBooking(deps.cipher, row, null));
  return { bookings, hasMore: rows.length > most };
}
