import { ACCOUNT_CODE_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { type Keyring, createDigitCode } from '../security';

const tries = 5;

interface CodeTry {
  email: string;
  code: string;
  keyring: Keyring;
  /** Hashes of the tokens kept by the browser that enters the code. */
  browsers: string[];
}

/** Binds a code to one claim. */
const codeOf = (claimId: string, code: string) => `claim ${claimId} ${code}`;

/** Creates the one live code of a claim. @returns the code; the table keeps only a keyed hash */
export async function createClaimCode(db: Queryable, claimId: string, keyring: Keyring): Promise<string> {
  const code = createDigitCode();
  await db.execute(sql`
    update claims set code_hash = ${keyring.sign('mailed code', codeOf(claimId, code))}, tries = 0, own_tries = 0,
      code_expires_at = app_now() + make_interval(mins => ${ACCOUNT_CODE_MINUTES})
    where id = ${claimId}`);
  return code;
}

/**
 * Counts an attempt against every claim to this address (there may be several) and finds the claim that the
 * code belongs to. A code allows 5 attempts in the browser that asked. Everyone else shares another 5, so a stranger's guesses do not use up the owner's attempts.
 */
export async function matchClaimCode(
  db: Queryable,
  { email, code, keyring, browsers }: CodeTry,
): Promise<string | null> {
  const isOwn = sql`(browser_hash = any(${sql.param(browsers)}))`;
  const { rows } = await db.execute<{ id: string; codeHash: string }>(sql`
    update claims set tries = tries + (not ${isOwn})::int, own_tries = own_tries + ${isOwn}::int
    where lower(email) = lower(${email}) and code_hash is not null and code_expires_at > app_now()
      and expires_at > app_now() and case when ${isOwn} then own_tries else tries end < ${tries}
    returning id, code_hash as "codeHash"`);
  const right = rows.find(({ id, codeHash }) => keyring.verifies('mailed code', codeOf(id, code), codeHash));
  return right?.id ?? null;
}
