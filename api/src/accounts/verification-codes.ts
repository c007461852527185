import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { createSixDigitCode, hashCode, sameSecret } from '../security/tokens';

const lifeMinutes = 60;
const tries = 5;

/** Makes the one live code of a person. @returns it; the table keeps a keyed hash only */
export async function createVerificationCode(db: Queryable, userId: string, secret: string): Promise<string> {
  const code = createSixDigitCode();
  await db.execute(sql`
    insert into verification_codes (user_id, code_hash, expires_at)
    values (${userId}, ${hashCode(code, userId, secret)}, app_now() + make_interval(mins => ${lifeMinutes}))
    on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`);
  return code;
}

/** Counts a try and says whether it was right. A code lives for 60 minutes and 5 tries. */
export async function checkVerificationCode(
  db: Queryable,
  { userId, code, secret }: { userId: string; code: string; secret: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ codeHash: string }>(sql`
    update verification_codes set tries = tries + 1
    where user_id = ${userId} and expires_at > app_now() and tries < ${tries}
    returning code_hash as "codeHash"`);
  return rows[0] !== undefined && sameSecret(rows[0].codeHash, hashCode(code, userId, secret));
}

export async function dropVerificationCode(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`delete from verification_codes where user_id = ${userId}`);
}
