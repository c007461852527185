import { CUTOFF_MINUTES } from '@larkwell/contracts/numbers/visits';
import type { Availability, Slot } from '@larkwell/contracts/locations/locations';
import { bookingDates, isBeforeCutoff, readSlotWall } from '@larkwell/contracts/slots';
import { dateInZone } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

/** A slot on the wire: the instant, and its date and time in the location's zone. */
export function slotView(row: { id: string; locationId: string; startsAt: Date }, zone: string): Slot {
  const { id, locationId, startsAt } = row;
  return {
    id,
    locationId,
    startsAt: startsAt.toISOString(),
    ...readSlotWall(startsAt, zone),
  };
}

/** Free, including where a hold has expired, unless a payment page for it is still open. */
export const isFree = sql`
  (s.taken < s.capacity or exists (
    select 1 from holds h where h.slot_id = s.id and h.state = 'live' and h.expires_at <= clock.now
      and not exists (
        select 1 from payments p
        where p.subject_kind = 'visit' and p.subject_id = paying_draft(h.draft_id) and p.kind = 'page' and p.status = 'open')))`;

interface PlaceRow extends Record<string, unknown> {
  id: string;
  zone: string;
  now: string;
  of_day: [id: string, startsAt: string][];
  is_open: boolean;
  later: string | null;
}

/**
 * The free slots of some open locations on a date, in one query; an unknown or closed location has no entry.
 * The clock decides the cut-off and the last day.
 */
export async function listAvailability(
  db: Queryable,
  locationIds: string[],
  date: string,
): Promise<Map<string, Availability>> {
  const cutoff = sql`clock.now + make_interval(mins => ${CUTOFF_MINUTES}::integer)`;
  const { rows } = await db.execute<PlaceRow>(sql`
    with clock as materialized (select app_now() as now), days as (
      select l.id, l.zone, ${date}::date::timestamp at time zone l.zone as begins,
        (${date}::date + 1)::timestamp at time zone l.zone as ends
      from locations l where l.id = any (${sql.param(locationIds)}::text[]) and l.is_open)
    select days.id, days.zone, clock.now,
      (select coalesce(json_agg(json_build_array(s.id, s.starts_at) order by s.starts_at), '[]')
        from slots s where s.location_id = days.id and s.starts_at >= days.begins and s.starts_at < days.ends
          and ${isFree}) as of_day,
      exists (select 1 from slots s
        where s.location_id = days.id and s.starts_at >= greatest(days.begins, ${cutoff}) and s.starts_at < days.ends) as is_open,
      (select s.starts_at from slots s
        where s.location_id = days.id and s.starts_at >= greatest(days.ends, ${cutoff}) and ${isFree}
        order by s.starts_at limit 1) as later
    from clock cross join days`);
  return new Map(rows.map((row) => [row.id, availabilityOf(row, date)]));
}

function availabilityOf({ id, zone, now, of_day, is_open, later }: PlaceRow, date: string): Availability {
  const clock = new Date(now);
  const dates = bookingDates(clock, zone);
  const isBookable = dates.includes(date);
  const ofDay = isBookable ? of_day : [];
  const slots = ofDay
    .map(([slot, startsAt]) => ({ id: slot, locationId: id, startsAt: new Date(startsAt) }))
    .filter(({ startsAt }) => isBeforeCutoff(startsAt, clock))
    .map((slot) => slotView(slot, zone));
  const nextDate = slots.length || !later ? null : dateInZone(later, zone);
  return {
    date,
    slots,
    allPastCutoff: ofDay.length > 0 && !slots.length,
    isFull: isBookable && is_open && !slots.length,
    nextDate: nextDate && nextDate <= dates.at(-1)! ? nextDate : null,
  };
}
