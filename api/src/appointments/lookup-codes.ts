import { LOOKUP_CODE_MINUTES } from '@larkwell/contracts/numbers/visits';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { createDigitCode, readDigitCode } from '../security';

/** Attempts on the network that requested the code. All other networks share the same number. */
const codeTries = 5;

/** Binds a code to one mailbox. */
const codeOf = (email: string, code: string) => `lookup ${email} ${code}`;

/** How a code's row stores the network that requested it. */
export const networkHash = ({ settings }: Pick<Deps, 'settings'>, address: string): string =>
  settings.keyring.sign('network address', address);

/**
 * Creates a mailbox's one live code for the network that asked. Codes that other networks requested stay
 * valid.
 * @param askedFrom see `networkHash`
 * @returns the code; the table keeps only a keyed hash
 */
export async function createLookupCode(
  { db, settings, lookupHash }: Pick<Deps, 'settings' | 'lookupHash'> & { db: Queryable },
  email: string,
  askedFrom: string,
): Promise<string> {
  const code = createDigitCode();
  await db.execute(sql`
    insert into lookup_codes_by_network (email, asked_from, code_hash, expires_at)
    values (${lookupHash('email', email)}, ${askedFrom}, ${settings.keyring.sign('mailed code', codeOf(email, code))},
      app_now() + make_interval(mins => ${LOOKUP_CODE_MINUTES}))
    on conflict (email, asked_from) do update
    set code_hash = excluded.code_hash, tries = 0, own_tries = 0, expires_at = excluded.expires_at`);
  return code;
}

/**
 * Uses a code up. An attempt counts against every code of the mailbox. Attempts on the network that asked are
 * counted apart, so a stranger's guesses do not use up the owner's. Input of another length does not
 * count.
 * @returns whether it was right; true for only one of several simultaneous presses
 */
export async function useLookupCode(
  { inTransaction, settings, lookupHash }: Deps,
  email: string,
  typed: string,
  address: string,
): Promise<boolean> {
  const code = readDigitCode(typed);
  if (code === null) return false;
  const isMailbox = sql`email = any (${sql.param(lookupHash.all('email', email))}::text[])`;
  const isOwn = sql`(asked_from = any (${sql.param(settings.keyring.hashes('network address', address))}::text[]))`;
  return inTransaction(async ({ db }) => {
    // The update blocks other presses until the right code is gone.
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
