import { BOOKING_DAYS, CUTOFF_MINUTES } from '@larkwell/contracts/numbers/visits';
import type { BookingDay, Slot } from '@larkwell/contracts/locations/locations';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { isFree, slotView } from './slots';

/** How many of its first times a location shows before it is opened. */
const timesAtFirst = 2;

/** One location's day that still has times: how many are free, and the first of those. */
export interface ComingDay {
  locationId: string;
  date: string;
  free: number;
  earliest: Slot[];
}

interface DayRow extends Record<string, unknown> {
  location_id: string;
  zone: string;
  date: string;
  free: number;
  ids: string[] | null;
  starts: string[] | null;
}

/** Every day with bookable times at some open locations, taken or free, in order, by one query. */
export async function listComingDays(db: Queryable, locationIds: string[]): Promise<ComingDay[]> {
  const { rows } = await db.execute<DayRow>(sql`
    with clock as materialized (select app_now() as now),
    coming as (
      select l.id as location_id, l.zone, (s.starts_at at time zone l.zone)::date::text as date, s.id, s.starts_at,
        ${isFree} as free
      from clock cross join locations l join slots s on s.location_id = l.id
      where l.id = any (${sql.param(locationIds)}::text[]) and l.is_open
        and s.starts_at >= clock.now + make_interval(mins => ${CUTOFF_MINUTES}::integer)
        and s.starts_at <
          (((clock.now at time zone l.zone)::date + ${BOOKING_DAYS}::integer)::timestamp at time zone l.zone))
    select location_id, zone, date, (count(*) filter (where free))::integer as free,
      to_json((array_agg(id order by starts_at) filter (where free))[1:${timesAtFirst}::integer]) as ids,
      to_json((array_agg(starts_at order by starts_at) filter (where free))[1:${timesAtFirst}::integer]) as starts
    from coming group by location_id, zone, date order by date, location_id`);
  return rows.map(({ location_id: locationId, zone, date, free, ids, starts }) => ({
    locationId,
    date,
    free,
    earliest: (ids ?? []).map((id, index) =>
      slotView({ id, locationId, startsAt: new Date(starts![index]!) }, zone),
    ),
  }));
}

/** The dates of the strip, with the free times of all locations together. */
export function bookingDays(dates: readonly string[], coming: readonly ComingDay[]): BookingDay[] {
  return dates.map((date) => {
    const ofDay = coming.filter((day) => day.date === date);
    return { date, free: ofDay.reduce((sum, { free }) => sum + free, 0), isOpen: ofDay.length > 0 };
  });
}

/** A location's first free times on `date`; without any, those of its next day that has some. */
export function earliestTimes(coming: readonly ComingDay[], locationId: string, date: string): Slot[] {
  const next = coming.find((day) => day.locationId === locationId && day.date >= date && day.free > 0);
  return next?.earliest ?? [];
}
