import type { OwnSession } from '@larkwell/contracts/accounts/sessions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Session } from '../people';

/** Only the latest this many are listed; ending all others ends every one. */
const mostShown = 100;

interface Row extends Record<string, unknown> {
  id: string;
  device: string | null;
  startedAt: Date | string;
  lastUsedAt: Date | string;
  isCurrent: boolean;
}

const asInstant = (time: Date | string) => new Date(time).toISOString();

/** A person's sessions: the current one first, then by last use. */
export async function listOwnSessions(db: Queryable, { userId, tokenHash }: Session): Promise<OwnSession[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, device, created_at as "startedAt", last_used_at as "lastUsedAt",
      token_hash = ${tokenHash} as "isCurrent"
    from sessions where user_id = ${userId} and expires_at > app_now()
    order by token_hash = ${tokenHash} desc, last_used_at desc, id limit ${mostShown}`);
  return rows.map(({ startedAt, lastUsedAt, ...row }) => ({
    ...row,
    startedAt: asInstant(startedAt),
    lastUsedAt: asInstant(lastUsedAt),
  }));
}

/**
 * Ends one of a person's sessions by its id, and forgets the browser it was started in, unless it is the one that asks.
 * Has no effect on anyone else's.
 */
export async function endOwnSession(
  db: Queryable,
  { userId, tokenHash }: Session,
  id: string,
): Promise<void> {
  await db.execute(sql`
    delete from devices where user_id = ${userId}
      and marker_hash = (select marker_hash from sessions where id = ${id} and user_id = ${userId})
      and marker_hash is distinct from (select marker_hash from sessions where token_hash = ${tokenHash})`);
  await db.execute(sql`delete from sessions where id = ${id} and user_id = ${userId}`);
}
