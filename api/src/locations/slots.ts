import type { Availability, Location, Slot } from '@larkwell/contracts/locations/locations';
import { bookingDates, CUTOFF_MINUTES, formatSlotTime } from '@larkwell/contracts/slots';
import { addDays, dateInZone } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';

/** A slot as it travels: the instant, and its date and time on the location's wall. */
export function slotView(row: { id: string; locationId: string; startsAt: Date }, zone: string): Slot {
  const { id, locationId, startsAt } = row;
  return {
    id,
    locationId,
    startsAt: startsAt.toISOString(),
    date: dateInZone(startsAt, zone),
    start: formatSlotTime(startsAt, zone),
  };
}

/**
 * What is free at some locations on a date. A place whose hold has run out counts as free, unless a payment page
 * for it is still open.
 * @param now by the one clock: decides the cut-off and the 14 days
 */
export async function listAvailability(
  db: Queryable,
  places: Location[],
  date: string,
  now: Date,
): Promise<Map<string, Availability>> {
  const ids = sql.param(places.map(({ id }) => id));
  const isFree = sql`
    (s.taken < s.capacity or exists (
      select 1 from holds h where h.slot_id = s.id and h.state = 'live' and h.expires_at <= app_now()
        and not exists (select 1 from visit_payments p where p.draft_id = h.draft_id and p.session_open)))`;
  const cutoff = new Date(now.getTime() + CUTOFF_MINUTES * 60_000);
  // In one query the slots of the day, and of each place the first open one after it.
  const { rows } = await db.execute<{
    id: string;
    location_id: string;
    starts_at: string;
    of_day: boolean;
  }>(sql`
    with days as (
      select l.id, ${date}::date::timestamp at time zone l.zone as begins,
        (${date}::date + 1)::timestamp at time zone l.zone as ends
      from locations l where l.id = any (${ids}::text[]))
    select s.id, s.location_id, s.starts_at, true as of_day from days
      join slots s on s.location_id = days.id and s.starts_at >= days.begins and s.starts_at < days.ends
      where ${isFree}
    union all
    select later.id, days.id, later.starts_at, false from days cross join lateral (
      select s.id, s.starts_at from slots s
      where s.location_id = days.id and s.starts_at >= greatest(days.ends, ${cutoff.toISOString()}::timestamptz)
        and ${isFree}
      order by s.starts_at limit 1) later
    order by starts_at`);
  return new Map(
    places.map(({ id, zone }) => {
      const dates = bookingDates(now, zone);
      const slots = rows
        .filter((row) => row.location_id === id)
        .map((row) => ({ row, startsAt: new Date(row.starts_at) }));
      const ofDay = dates.includes(date) ? slots.filter(({ row }) => row.of_day) : [];
      const open = ofDay.filter(({ startsAt }) => startsAt >= cutoff);
      const later = open.length ? undefined : slots.find(({ row }) => !row.of_day);
      const nextDate = later ? dateInZone(later.startsAt, zone) : null;
      return [
        id,
        {
          date,
          slots: open.map(({ row, startsAt }) => slotView({ id: row.id, locationId: id, startsAt }, zone)),
          allPastCutoff: ofDay.length > 0 && !open.length,
          nextDate: nextDate && nextDate <= dates.at(-1)! ? nextDate : null,
        },
      ];
    }),
  );
}

/** The free slots of the slot's own location closest in time to it, three at most. For one that was just taken. */
export async function listNearestFree(db: Queryable, slotId: string, now: Date): Promise<Slot[]> {
  const { rows } = await db.execute<{ id: string; location_id: string; starts_at: string; zone: string }>(sql`
    select s.id, s.location_id, s.starts_at, l.zone
    from slots wanted
    join slots s on s.location_id = wanted.location_id and s.id <> wanted.id
    join locations l on l.id = s.location_id
    where wanted.id = ${slotId} and s.taken < s.capacity
      and s.starts_at between wanted.starts_at - interval '3 days' and wanted.starts_at + interval '3 days'
      and s.starts_at >= ${now.toISOString()}::timestamptz + make_interval(mins => ${CUTOFF_MINUTES})
    order by abs(extract(epoch from s.starts_at - wanted.starts_at)), s.starts_at
    limit 3`);
  return rows
    .filter(
      ({ starts_at, zone }) => dateInZone(new Date(starts_at), zone) <= addDays(dateInZone(now, zone), 13),
    )
    .map((row) =>
      slotView({ id: row.id, locationId: row.location_id, startsAt: new Date(row.starts_at) }, row.zone),
    );
}
