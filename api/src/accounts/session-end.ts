import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { hashToken } from '../security';

/** When a session that just started ends if it is not used, as an ISO instant. */
export async function getSessionEnd(db: Queryable, token: string): Promise<string> {
  const { rows } = await db.execute<{ end: Date | string }>(
    sql`select expires_at as "end" from sessions where token_hash = ${hashToken(token)}`,
  );
  return new Date(rows[0]!.end).toISOString();
}

/** Ends all of a person's sessions except one, and forgets every browser but the one of that session. */
export async function endOtherSessions(db: Queryable, userId: string, keptTokenHash: string): Promise<void> {
  await db.execute(sql`
    delete from devices where user_id = ${userId} and marker_hash is distinct from (
      select marker_hash from sessions where token_hash = ${keptTokenHash})`);
  await db.execute(sql`delete from sessions where user_id = ${userId} and token_hash <> ${keptTokenHash}`);
}
