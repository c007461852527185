import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import { createToken } from '../security';
import { mailNewDevice } from './account-mails';
import { hashDevice, type UserRow } from '../people';

/** The device a person signs in on. */
export interface Device {
  /** The token by which the browser is recognized; without it every sign-in counts as a new device. */
  marker?: string | undefined;
  /** Browser and platform in words. */
  name: string | null;
}

/**
 * Remembers the device of a sign-in. Mails the owner about a new device, unless it is the account's first.
 */
export async function noteDevice(
  deps: Deps,
  tx: Transaction,
  user: UserRow,
  { marker = createToken(), name }: Device,
): Promise<void> {
  const [hash, ...older] = hashDevice(deps, user.id, marker);
  const markerHash = hash!;
  if (older.length > 0) await rehash(tx.db, user.id, markerHash, older);
  const { rows } = await tx.db.execute<{ isNew: boolean; hasOthers: boolean; at: Date | string }>(sql`
    insert into devices (user_id, marker_hash) values (${user.id}, ${markerHash})
    on conflict (user_id, marker_hash) do update set last_used_at = excluded.last_used_at
    returning xmax = 0 as "isNew", last_used_at as at,
      exists (select 1 from devices known where known.user_id = devices.user_id) as "hasOthers"`);
  const { isNew, hasOthers, at } = rows[0]!;
  if (isNew && hasOthers)
    await mailNewDevice(deps, tx, user.email, { at: new Date(at).toISOString(), device: name });
}

/** Rehashes a marker that was hashed with an older secret, while its plain value is available. */
async function rehash(db: Queryable, userId: string, markerHash: string, older: string[]): Promise<void> {
  await db.execute(sql`
    update devices set marker_hash = ${markerHash}
    where user_id = ${userId} and marker_hash = any (${sql.param(older)}::text[])
      and not exists (select 1 from devices where user_id = ${userId} and marker_hash = ${markerHash})`);
}
