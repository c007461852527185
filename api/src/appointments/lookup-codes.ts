import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { createSixDigitCode, readSixDigits } from '../security';

/** Minutes for which a mailed code is good. */
const codeMinutes = 10;
/** Tries that a code has on the network that asked for it. All other networks share as many. */
const codeTries = 5;

/** A code is worth something for one mailbox only. */
const codeOf = (email: string, code: string) => `lookup ${email} ${code}`;

/** How the network that asks for a code is kept beside it. */
export const networkHash = ({ settings }: Pick<Deps, 'settings'>, address: string): string =>
  settings.keyring.sign('network address', address);

/**
 * Makes the one live code of a mailbox for the network that asked. Codes that others asked for stay good.
 * @param askedFrom see `networkHash`
 * @returns the code; the table keeps a keyed hash only
 */
export async function createLookupCode(
  { db, settings, lookupHash }: Pick<Deps, 'settings' | 'lookupHash'> & { db: Queryable },
  email: string,
  askedFrom: string,
): Promise<string> {
  const code = createSixDigitCode();
  await db.execute(sql`
    insert into lookup_codes_by_network (email, asked_from, code_hash, expires_at)
    values (${lookupHash('email', email)}, ${askedFrom}, ${settings.keyring.sign('mailed code', codeOf(email, code))},
      app_now() + make_interval(mins => ${codeMinutes}))
    on conflict (email, asked_from) do update
    set code_hash = excluded.code_hash, tries = 0, own_tries = 0, expires_at = excluded.expires_at`);
  return code;
}

/**
 * Uses a code up. A try counts against every code of the mailbox, on the network that asked apart from all others, so
 * that a stranger's guesses do not use up the owner's. Not six digits is no try.
 * @returns whether it was right; of presses at once, one is
 */
export async function useLookupCode(
  { inTransaction, settings, lookupHash }: Deps,
  email: string,
  typed: string,
  address: string,
): Promise<boolean> {
  const code = readSixDigits(typed);
  if (code === null) return false;
  const isMailbox = sql`email = any (${sql.param(lookupHash.all('email', email))}::text[])`;
  const isOwn = sql`(asked_from = any (${sql.param(settings.keyring.hashes('network address', address))}::text[]))`;
  return inTransaction(async ({ db }) => {
    // The update keeps other presses waiting until the right code is gone.
    const { rows } = await db.execute<{ codeHash: string }>(sql`
      update lookup_codes_by_network set tries = tries + (not ${isOwn})::int, own_tries = own_tries + ${isOwn}::int
      where ${isMailbox} and expires_at > app_now() and case when ${isOwn} then own_tries else tries end < ${codeTries}
      returning code_hash as "codeHash"`);
    const given = codeOf(email, code);
    const right = rows.find(({ codeHash }) => settings.keyring.verifies('mailed code', given, codeHash));
    if (!right) return false;
    await db.execute(
      sql`delete from lookup_codes_by_network where ${isMailbox} and code_hash = ${right.codeHash}`,
    );
    return true;
  });
}
