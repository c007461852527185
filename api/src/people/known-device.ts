import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';

/** The hashes by which a browser is recognized for one person, one per secret, the one to write first. */
export const hashDevice = ({ settings }: Pick<Deps, 'settings'>, userId: string, marker: string): string[] =>
  settings.keyring.hashes('device', `${userId} ${marker}`);

/**
 * Finds a browser in which a person has signed in.
 * @param userId of an account, or null for an address without one, so that the answer takes as long
 * @param marker the browser's token; see `deviceSchema`
 * @returns a name for it that nobody can guess, or null
 */
export async function findKnownDevice(
  { db, settings }: { db: Queryable } & Pick<Deps, 'settings'>,
  userId: string | null,
  marker: string | undefined,
): Promise<string | null> {
  const hashes = hashDevice({ settings }, userId ?? '', marker ?? '');
  const { rows } = await db.execute<{ markerHash: string }>(sql`
    select marker_hash as "markerHash" from devices
    where user_id = ${userId} and marker_hash = any (${sql.param(hashes)}::text[])`);
  return marker === undefined ? null : (rows[0]?.markerHash ?? null);
}
