import type { Hold } from '@larkwell/contracts/drafts/drafts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { slotView } from '../locations/slots';
import { locations, shownLocation, slots } from '../locations/tables';
import { holdTokenOf } from './hold-token';
import { holds } from './tables';

type Condition = ReturnType<typeof eq>;

async function findHold(db: Queryable, condition: Condition, tokenSecret: string): Promise<Hold | null> {
  const [row] = await db
    .select({
      id: holds.id,
      expiresAt: holds.expiresAt,
      secondsLeft: sql<number>`greatest(0, floor(extract(epoch from ${holds.expiresAt} - app_now())))::integer`,
      slot: { id: slots.id, locationId: slots.locationId, startsAt: slots.startsAt },
      location: shownLocation,
    })
    .from(holds)
    .innerJoin(slots, eq(slots.id, holds.slotId))
    .innerJoin(locations, eq(locations.id, slots.locationId))
    .where(condition)
    .orderBy(desc(holds.expiresAt))
    .limit(1);
  if (!row) return null;
  return {
    holdToken: holdTokenOf(row.id, tokenSecret),
    slot: slotView(row.slot, row.location.zone),
    location: row.location,
    endsAt: row.expiresAt.toISOString(),
    secondsLeft: row.secondsLeft,
  };
}

export async function getHold(db: Queryable, holdId: string, tokenSecret: string): Promise<Hold> {
  const hold = await findHold(db, eq(holds.id, holdId), tokenSecret);
  if (!hold) throw new Error('a hold that was just made is gone');
  return hold;
}

/**
 * The latest hold of a draft, also one that has run out (`secondsLeft` 0): the page then knows which place and date
 * to offer again. Null when there never was one.
 */
export function findHoldOfDraft(db: Queryable, draftId: string, tokenSecret: string): Promise<Hold | null> {
  const kept = sql`${holds.state} in ('live', 'expired')`;
  return findHold(db, and(eq(holds.draftId, draftId), kept)!, tokenSecret);
}

/** The id of the hold a draft made last, whatever became of it; null when there never was one. */
export async function latestHoldOfDraft(db: Queryable, draftId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: holds.id })
    .from(holds)
    .where(eq(holds.draftId, draftId))
    .orderBy(desc(holds.expiresAt), desc(sql`${holds.state} = 'live'`))
    .limit(1);
  return row?.id ?? null;
}
