import { MOST_DEVICES } from '@larkwell/contracts/numbers/accounts';
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
 * Remembers the device of a sign-in. Mails the owner about a new device, unless this is the account's first sign-in.
 * Forgets the one unused the longest if there are more than `MOST_DEVICES`.
 * @returns the hash by which the device is known
 */
export async function noteDevice(
  deps: Deps,
  tx: Transaction,
  user: UserRow,
  { marker = createToken(), name }: Device,
): Promise<string> {
  const [hash, ...older] = hashDevice(deps, user.id, marker);
  const markerHash = hash!;
  if (older.length > 0) await rehash(tx.db, user.id, markerHash, older);
  const { rows: firsts } = await tx.db.execute(sql`
    update users set has_signed_in = true where id = ${user.id} and not has_signed_in returning id`);
  const { rows } = await tx.db.execute<{ isNew: boolean; at: Date | string }>(sql`
    insert into devices (user_id, marker_hash) values (${user.id}, ${markerHash})
    on conflict (user_id, marker_hash) do update set last_used_at = excluded.last_used_at
    returning xmax = 0 as "isNew", last_used_at as at`);
  const { isNew, at } = rows[0]!;
  if (isNew) await forgetOldest(tx.db, user.id, markerHash);
  if (isNew && firsts.length === 0)
    await mailNewDevice(deps, tx, user.email, { at: new Date(at).toISOString(), device: name });
  return markerHash;
}

async function forgetOldest(db: Queryable, userId: string, latest: string): Promise<void> {
  await db.execute(sql`
    delete from devices where user_id = ${userId} and marker_hash in (
      select marker_hash from devices where user_id = ${userId}
      order by marker_hash = ${latest} desc, last_used_at desc, marker_hash offset ${MOST_DEVICES})`);
}

/** Rehashes a marker that was hashed with an older secret, while its plain value is available. */
async function rehash(db: Queryable, userId: string, markerHash: string, older: string[]): Promise<void> {
  await db.execute(sql`
    update devices set marker_hash = ${markerHash}
    where user_id = ${userId} and marker_hash = any (${sql.param(older)}::text[])
      and not exists (select 1 from devices where user_id = ${userId} and marker_hash = ${markerHash})`);
  await db.execute(sql`
    update sessions set marker_hash = ${markerHash}
    where user_id = ${userId} and marker_hash = any (${sql.param(older)}::text[])`);
}
