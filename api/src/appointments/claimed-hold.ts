import type { Location } from '@larkwell/contracts/locations/locations';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { locationJson } from '../locations';

/** A hold with its slot and place, and whether it has expired by the one clock. */
export interface HeldPlace {
  id: string;
  slotId: string;
  draftId: string | null;
  state: 'live' | 'booked' | 'released' | 'expired';
  isOver: boolean;
  startsAt: Date;
  location: Location;
}

export async function findHeldPlace(db: Queryable, holdId: string): Promise<HeldPlace | null> {
  const { rows } = await db.execute<Omit<HeldPlace, 'startsAt'> & { startsAt: string }>(sql`
    select h.id, h.slot_id as "slotId", h.draft_id as "draftId", h.state, h.expires_at <= app_now() as "isOver",
      s.starts_at as "startsAt", ${locationJson()} as location
    from holds h join slots s on s.id = h.slot_id join locations l on l.id = s.location_id
    where h.id = ${holdId}`);
  const [row] = rows;
  return row ? { ...row, startsAt: new Date(row.startsAt) } : null;
}

/**
 * Turns a live hold into a booked one. @returns false, changing nothing, when its time is over or it is
 * not live
 */
export async function bookHold(db: Queryable, holdId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update holds set state = 'booked' where id = ${holdId} and state = 'live' and expires_at > app_now()`);
  return rowCount === 1;
}

/**
 * Like `bookHold`, for money that came late: an expired hold still counts while its place is not freed, and a
 * freed place is claimed again if one is left and the visit has not started.
 */
export async function bookHoldAgain(db: Queryable, holdId: string): Promise<boolean> {
  const kept = await db.execute(sql`
    update holds h set state = 'booked' from slots s
    where h.id = ${holdId} and h.state = 'live' and s.id = h.slot_id and s.starts_at > app_now()`);
  if (kept.rowCount === 1) return true;
  const claimed = await db.execute(sql`
    update slots s set taken = s.taken + 1 from holds h
    where h.id = ${holdId} and h.state in ('expired', 'released') and s.id = h.slot_id
      and s.taken < s.capacity and s.starts_at > app_now()`);
  if (claimed.rowCount !== 1) return false;
  await db.execute(sql`update holds set state = 'booked' where id = ${holdId}`);
  return true;
}

/** Frees a booked place. */
export async function releaseBookedHold(db: Queryable, holdId: string): Promise<void> {
  await db.execute(sql`
    with gone as (update holds set state = 'released' where id = ${holdId} and state = 'booked' returning slot_id)
    update slots s set taken = s.taken - 1 from gone where s.id = gone.slot_id`);
}

/**
 * Turns a booked place back into a held one until its time ends, or frees it when they are over. A
 * person whose payment failed may pay again.
 */
export async function returnToHold(db: Queryable, holdId: string): Promise<void> {
  // A new row, because a failed booking keeps the hold it came from.
  await db.execute(sql`
    with gone as (
      update holds set state = 'released' where id = ${holdId} and state = 'booked'
      returning slot_id, owner, draft_id, address_hash, expires_at),
    kept as (
      insert into holds (slot_id, owner, draft_id, address_hash, expires_at)
      select slot_id, owner, draft_id, address_hash, expires_at from gone where expires_at > app_now()
      returning slot_id)
    update slots s set taken = s.taken - 1 from gone where s.id = gone.slot_id and not exists (select 1 from kept)`);
}

/** Frees the places that these drafts hold. */
export async function freeHolds(db: Queryable, drafts: readonly string[]): Promise<void> {
  await db.execute(sql`
    with gone as (
      update holds set state = 'released' where draft_id = any (${sql.param([...drafts])}::text[]) and state = 'live'
      returning slot_id),
    freed as (select slot_id, count(*) as places from gone group by slot_id)
    update slots s set taken = s.taken - freed.places from freed where s.id = freed.slot_id`);
}

/** Locks the slots of these holds, in the order in which everyone does who changes more than one. */
export async function lockSlots(db: Queryable, holdIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    select 1 from slots s
    where s.id in (select h.slot_id from holds h where h.id = any (${sql.param([...holdIds])}::text[]))
    order by s.id for update`);
}
