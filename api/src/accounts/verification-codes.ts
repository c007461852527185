import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { createSixDigitCode, hashCode, sameSecret } from '../security/tokens';

const lifeMinutes = 60;
const tries = 5;

/** Makes the one live code of a person, which proves `email`. @returns it; the table keeps a keyed hash only */
export async function createVerificationCode(
  db: Queryable,
  { id, email }: { id: string; email: string },
  secret: string,
): Promise<string> {
  const code = createSixDigitCode();
  await db.execute(sql`
    insert into verification_codes (user_id, email, code_hash, expires_at)
    values (${id}, ${email}, ${hashCode(code, id, secret)}, app_now() + make_interval(mins => ${lifeMinutes}))
    on conflict (user_id) do update set email = excluded.email, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`);
  return code;
}

/**
 * Counts a try for everybody who is proving this address (several may, only one can) and says whose code it is.
 * A code lives for 60 minutes and 5 tries.
 */
export async function matchVerificationCode(
  db: Queryable,
  { email, code, secret }: { email: string; code: string; secret: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ userId: string; codeHash: string }>(sql`
    update verification_codes set tries = tries + 1
    where lower(email) = lower(${email}) and expires_at > app_now() and tries < ${tries}
    returning user_id as "userId", code_hash as "codeHash"`);
  const right = rows.find(({ userId, codeHash }) => sameSecret(codeHash, hashCode(code, userId, secret)));
  return right?.userId ?? null;
}

export async function dropVerificationCode(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`delete from verification_codes where user_id = ${userId}`);
}
