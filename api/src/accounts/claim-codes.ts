import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { createSixDigitCode, hashCode, sameSecret } from '../security/tokens';

const lifeMinutes = 60;
const tries = 5;

/** Makes the one live code of a claim. @returns it; the table keeps a keyed hash only */
export async function createClaimCode(db: Queryable, claimId: string, secret: string): Promise<string> {
  const code = createSixDigitCode();
  await db.execute(sql`
    update claims set code_hash = ${hashCode(code, claimId, secret)}, tries = 0,
      code_expires_at = app_now() + make_interval(mins => ${lifeMinutes})
    where id = ${claimId}`);
  return code;
}

/**
 * Counts a try against every claim to this address (there may be several) and finds the one whose code it is.
 * A code lives for 60 minutes and 5 tries.
 */
export async function matchClaimCode(
  db: Queryable,
  { email, code, secret }: { email: string; code: string; secret: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string; codeHash: string }>(sql`
    update claims set tries = tries + 1
    where lower(email) = lower(${email}) and code_hash is not null and code_expires_at > app_now()
      and expires_at > app_now() and tries < ${tries}
    returning id, code_hash as "codeHash"`);
  const right = rows.find(({ id, codeHash }) => sameSecret(codeHash, hashCode(code, id, secret)));
  return right?.id ?? null;
}
