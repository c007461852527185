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
  const ids = places.map(({ id }) => id);
  // The whole window in one query: the day itself and, for a day without slots, the next one that has some.
  const { rows } = await db.execute<{ id: string; location_id: string; starts_at: string }>(sql`
    select s.id, s.location_id, s.starts_at from slots s join locations l on l.id = s.location_id
    where s.location_id = any (${sql.param(ids)}::text[])
      and s.starts_at >= (${date}::date::timestamp at time zone l.zone)
      and (s.taken < s.capacity or exists (
        select 1 from holds h where h.slot_id = s.id and h.state = 'live' and h.expires_at <= app_now()
          and not exists (select 1 from visit_payments p where p.draft_id = h.draft_id and p.session_open)))
    order by s.starts_at`);
  const cutoff = now.getTime() + CUTOFF_MINUTES * 60_000;
  return new Map(
    places.map(({ id, zone }) => {
      const dates = bookingDates(now, zone);
      const isOffered = dates.includes(date);
      const isOpen = (slot: Slot) => Date.parse(slot.startsAt) >= cutoff;
      const ofDay: Slot[] = [];
      let next: Slot | undefined;
      // Telling the time on a location's wall is what costs here, so it ends with the first slot that decides.
      for (const row of rows.filter((each) => each.location_id === id)) {
        const slot = slotView({ id: row.id, locationId: id, startsAt: new Date(row.starts_at) }, zone);
        if (slot.date === date) ofDay.push(...(isOffered ? [slot] : []));
        else if (ofDay.some(isOpen) || slot.date > dates.at(-1)!) break;
        else if (isOpen(slot)) {
          next = slot;
          break;
        }
      }
      const slots = ofDay.filter(isOpen);
      return [
        id,
        { date, slots, allPastCutoff: ofDay.length > 0 && !slots.length, nextDate: next?.date ?? null },
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
