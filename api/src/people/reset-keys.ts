import { RESET_LINK_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { createToken, hashToken } from '../security';
import { isInvitationOver } from './store';

const trustMinutes = 60;

type Keyed = Pick<Deps, 'db' | 'settings'>;

/** Creates a key that sets a new password once, for a limited time. */
export async function createResetKey(db: Queryable, userId: string): Promise<string> {
  const key = createToken();
  await db.execute(sql`
    insert into password_resets (key_hash, user_id, expires_at)
    values (${hashToken(key)}, ${userId}, app_now() + make_interval(mins => ${RESET_LINK_MINUTES}))`);
  return key;
}

/** Ends all of a person's unused keys: their mails may be in a mailbox that is no longer theirs. */
export async function dropResetKeys(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`delete from password_resets where user_id = ${userId} and used_at is null`);
}

/** The address of the person that a key belongs to; null for a key that never existed. */
export async function findAddressOfKey(db: Queryable, key: string): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select u.email from password_resets r join users u on u.id = r.user_id where r.key_hash = ${hashToken(key)}`);
  return rows[0]?.email ?? null;
}

/** Whether a key, used up or not, belongs to an invitation that has expired or was withdrawn. */
export async function isOfEndedInvitation(db: Queryable, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from password_resets r join users u on u.id = r.user_id
    where r.key_hash = ${hashToken(key)} and u.verified_at is null and u.organisation_id is not null
      and (not u.is_active or ${isInvitationOver})`);
  return rows.length > 0;
}

/**
 * Uses a key up, along with the person's other keys. @returns whose it was, or null when it is no longer
 * valid
 */
export async function useResetKey(
  { db, settings }: Keyed,
  key: string,
  visitorAddress: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    update password_resets set used_at = app_now(), used_from = ${settings.keyring.sign('network address', visitorAddress)}
    where key_hash = ${hashToken(key)} and used_at is null and expires_at > app_now()
    returning user_id as "userId"`);
  const userId = rows[0]?.userId ?? null;
  if (userId) await dropResetKeys(db, userId);
  return userId;
}

/**
 * Whether the owner has set a new password by mail, from this address, within the last hour. Guessing locks
 * an account for everyone else; this is how its owner gets in.
 */
export async function hasResetFrom(
  { db, settings }: Keyed,
  userId: string,
  visitorAddress: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from password_resets
    where user_id = ${userId} and used_from = any (${sql.param(settings.keyring.hashes('network address', visitorAddress))}::text[])
      and used_at > app_now() - make_interval(mins => ${trustMinutes})`);
  return rows.length > 0;
}
