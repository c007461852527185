import { MOST_SESSIONS, SESSION_LIFETIME } from '@larkwell/contracts/numbers/accounts';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';
import { createToken, hashToken } from '../security';
import type { ApiContext } from '../calls';
import { plainRefusals, refuse } from '../refusals';

export interface Session {
  userId: string;
  tokenHash: string;
}

const { idleDays, mostDays, touchMinutes } = SESSION_LIFETIME;

/** When a session ends that is used now and not again. */
const endOf = (startedAt: SQL) =>
  sql`least(app_now() + make_interval(days => ${idleDays}), ${startedAt} + make_interval(days => ${mostDays}))`;

/**
 * Starts a session. Ends the one unused the longest if there are more than `MOST_SESSIONS`.
 *
 * @param device its browser and platform in words, for the list of sessions, and the hash by which it is known
 * @returns the token; only its hash is stored
 */
export async function createSession(
  db: Queryable,
  userId: string,
  device: { name: string | null; markerHash: string } | null = null,
): Promise<string> {
  const token = createToken();
  await db.execute(sql`
    insert into sessions (token_hash, user_id, device, marker_hash, expires_at)
    values (${hashToken(token)}, ${userId}, ${device?.name ?? null}, ${device?.markerHash ?? null},
      ${endOf(sql`app_now()`)})`);
  await db.execute(sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${userId}
      order by last_used_at desc, created_at desc offset ${MOST_SESSIONS})`);
  return token;
}

export async function endSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.execute(sql`delete from sessions where token_hash = ${tokenHash}`);
}

/**
 * Ends all of a person's sessions and forgets their browsers: after a new password by mail, or when an account is
 * deactivated.
 */
export async function endSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`delete from sessions where user_id = ${userId}`);
  await db.execute(sql`delete from devices where user_id = ${userId}`);
}

/**
 * The call's session, or null for a visitor. An expired token is refused (401, `isExpire`), and so is an
 * unknown one.
 */
export async function findSession({ deps, bearerToken }: ApiContext): Promise<Session | null> {
  if (!bearerToken) return null;
  const tokenHash = hashToken(bearerToken);
  const { rows } = await deps.db.execute<{ userId: string; isExpired: boolean; isUseOld: boolean }>(sql`
    select user_id as "userId", expires_at <= app_now() as "isExpired",
      last_used_at <= app_now() - make_interval(mins => ${touchMinutes}) as "isUseOld"
    from sessions where token_hash = ${tokenHash}`);
  const [row] = rows;
  if (!row) refuse(401, plainRefusals.signIn);
  if (row.isExpired) refuse(401, plainRefusals.sessionOver, { isExpire: true });
  if (row.isUseOld)
    await deps.db.execute(sql`
      update sessions set last_used_at = app_now(), expires_at = ${endOf(sql`created_at`)}
      where token_hash = ${tokenHash}`);
  return { userId: row.userId, tokenHash };
}

/** @throws 401 for a visitor */
export async function getSession(context: ApiContext): Promise<Session> {
  return (await findSession(context)) ?? refuse(401, plainRefusals.signIn);
}
