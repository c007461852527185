import { EMAIL_UNDO_HOURS } from '@larkwell/contracts/numbers/accounts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { createToken, hashToken } from '../security';

/** Creates a single-use key that restores the person's current address for a limited time. */
export async function createEmailUndo(
  db: Queryable,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const key = createToken();
  await db.execute(sql`
    insert into email_undos (key_hash, user_id, old_email, expires_at)
    values (${hashToken(key)}, ${id}, ${email}, app_now() + make_interval(hours => ${EMAIL_UNDO_HOURS}))`);
  return key;
}

/**
 * Uses a key up, along with the person's later keys: those were mailed to addresses that the account now
 * loses.
 * @returns the person and the address, or null when the key is no longer valid
 */
export async function useEmailUndo(
  db: Queryable,
  key: string,
): Promise<{ userId: string; oldEmail: string } | null> {
  const { rows } = await db.execute<{ userId: string; oldEmail: string; askedAt: string }>(sql`
    delete from email_undos where key_hash = ${hashToken(key)} and expires_at > app_now()
    returning user_id as "userId", old_email as "oldEmail", asked_at::text as "askedAt"`);
  const [used] = rows;
  if (!used) return null;
  const { userId, oldEmail, askedAt } = used;
  await db.execute(sql`
    delete from email_undos where user_id = ${userId} and asked_at >= ${askedAt}::timestamptz`);
  return { userId, oldEmail };
}
