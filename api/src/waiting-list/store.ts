import type { Language } from '@larkwell/contracts/language/language';
import { CUTOFF_MINUTES, WAITING_LINK_DAYS } from '@larkwell/contracts/numbers/visits';
import type { WaitingRequest } from '@larkwell/contracts/waiting-list/waiting-list';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { addToList, confirmOnList } from '../mail-lists';
import type { KeyNeeds } from '../sealing';
import type { NamedDay } from './words';

/** A location's day: its name, and when the last of its times can no longer be booked. */
export async function findDay(
  db: Queryable,
  { locationId, date }: Pick<WaitingRequest, 'locationId' | 'date'>,
): Promise<{ place: string; endsAt: Date } | null> {
  const { rows } = await db.execute<{ place: string; ends_at: string }>(sql`
    select l.name as place, max(s.starts_at) - make_interval(mins => ${CUTOFF_MINUTES}::integer) as ends_at
    from locations l join slots s on s.location_id = l.id
      and s.starts_at >= ${date}::date::timestamp at time zone l.zone
      and s.starts_at < (${date}::date + 1)::timestamp at time zone l.zone
    where l.id = ${locationId} group by l.name`);
  const [day] = rows;
  return day ? { place: day.place, endsAt: new Date(day.ends_at) } : null;
}

/** Puts an address on the list of a day. @param asked.token of the mailed link */
export function saveWaiting(
  deps: KeyNeeds & Pick<Deps, 'db' | 'lookupHash'>,
  asked: WaitingRequest & { token: string; endsAt: Date; language: Language },
): Promise<void> {
  const { locationId, date, testType, language, email, token } = asked;
  const endsAt = asked.endsAt.toISOString();
  return addToList(deps, {
    table: 'waiting_list',
    email,
    token,
    isProved: false,
    columns: sql`location_id, date, test_type, language, ends_at`,
    values: sql`${locationId}, ${date}::date, ${testType}, ${language}, ${endsAt}::timestamptz`,
    isSame: sql`location_id = ${locationId} and date = ${date}::date`,
    linkEnds: sql`least(${endsAt}::timestamptz, app_now() + make_interval(days => ${WAITING_LINK_DAYS}::integer))`,
    ends: sql`${endsAt}::timestamptz`,
  });
}

/** Confirms by the key of the mailed link. @returns the day, or null for a key that opens nothing */
export async function confirmWaiting(db: Queryable, key: string): Promise<NamedDay | null> {
  const id = await confirmOnList(db, { table: 'waiting_list', key, ends: sql`a.ends_at` });
  const { rows } = await db.execute<NamedDay & Record<string, unknown>>(sql`
    select l.name as place, w.date::text as date
    from waiting_list w join locations l on l.id = w.location_id where w.id = ${id}`);
  return rows[0] ?? null;
}
