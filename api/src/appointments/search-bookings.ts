import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { LookupHash } from '../security';
import { isNamed, isOfEmail } from './find-bookings';
import { isShown, selectVisits, viewBooking } from './list-bookings';

/**
 * A patient's visits, the latest first.
 * @param typed email address, phone number, confirmation code, id, or last name and birth date (ISO day)
 */
export const searchBookings = (deps: Deps, typed: string): Promise<Omit<Booking, 'terms'>[]> =>
  listShown(deps, isTyped(deps.lookupHash, typed));

/** A location's visits on one day of its zone. */
export function listDay(
  deps: Deps,
  { locationId, day }: { locationId: string; day: string },
): Promise<Omit<Booking, 'terms'>[]> {
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

async function listShown(deps: Deps, where: SQL) {
  const rows = await selectVisits(deps, sql`${where} and ${isShown}`);
  return rows.map((row) => viewBooking(deps.cipher, row, null));
}
