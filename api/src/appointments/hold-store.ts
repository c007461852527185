import { currentLanguage } from '@larkwell/contracts/language/language';
import type { Hold } from '@larkwell/contracts/locations/hold';
import type { Location } from '@larkwell/contracts/locations/locations';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { slotView } from '../locations';
import type { Keyring } from '../security';
import { holdTokenOf } from './hold-token';

/** A row of the database's `read_hold`. */
export interface StoredHold {
  id: string;
  expiresAt: string;
  secondsLeft: number;
  slot: { id: string; locationId: string; startsAt: string };
  location: Location;
}

/** A stored hold with its token and its times in the location's zone. */
export function holdView({ id, expiresAt, secondsLeft, slot, location }: StoredHold, keyring: Keyring): Hold {
  return {
    holdToken: holdTokenOf(id, keyring),
    slot: slotView({ ...slot, startsAt: new Date(slot.startsAt) }, location.zone),
    location,
    endsAt: new Date(expiresAt).toISOString(),
    secondsLeft,
  };
}

/** The hold with an id that is known to exist. */
export async function getHold(db: Queryable, holdId: string, keyring: Keyring): Promise<Hold> {
  const { rows } = await db.execute<{ hold: StoredHold | null }>(
    sql`select read_hold(${holdId}, ${currentLanguage()}) as hold`,
  );
  if (!rows[0]?.hold) throw new Error('the hold that was just found is gone');
  return holdView(rows[0].hold, keyring);
}

/**
 * A draft's latest hold, even an expired one (`secondsLeft` 0), so that the page can offer its place and date
 * again. Null when there never was one.
 */
export async function findHoldOfDraft(
  db: Queryable,
  draftId: string,
  keyring: Keyring,
): Promise<Hold | null> {
  const { rows } = await db.execute<{ hold: StoredHold }>(sql`
    select read_hold(latest.id, ${currentLanguage()}) as hold from (
      select id from holds where draft_id = ${draftId} and state in ('live', 'expired')
      order by expires_at desc limit 1) latest`);
  return rows[0] ? holdView(rows[0].hold, keyring) : null;
}

/** The id of a draft's latest hold, whatever its state; null when there never was one. */
export async function latestHoldOfDraft(db: Queryable, draftId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from holds where draft_id = ${draftId} order by expires_at desc, state = 'live' desc limit 1`);
  return rows[0]?.id ?? null;
}

/** The drafts of a household that hold a time, the earliest first. */
export async function listHeldTimes(db: Queryable, householdId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id from drafts d join holds h on h.draft_id = d.id join slots s on s.id = h.slot_id
    where d.household_id = ${householdId} and h.state = 'live' and h.expires_at > app_now()
    order by s.starts_at, d.person`);
  return rows.map(({ id }) => id);
}
