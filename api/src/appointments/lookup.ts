import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { createToken, hashCode, hashToken, sameSecret } from '../security/tokens';

/** Tries that a mailed code has, and minutes the lookup stays open after it. */
const codeTries = 5;
const openMinutes = 30;

export type LookupRefusal = 'code-required' | 'code-wrong';

export const lookupSentences: Record<LookupRefusal, string> = {
  'code-required': 'Please enter the code that we mail to you.',
  // One sentence for wrong, old and never sent: another would tell whether the address has bookings.
  'code-wrong': 'That code is not right or no longer valid. Please check it, or ask for a new one.',
};

export interface LookupProof {
  code?: string | undefined;
  lookupToken?: string | undefined;
}

/**
 * Opens the lookup of an e-mail. With `BOOKING_LOOKUP=code` it asks for the mailed code, or the token of an earlier
 * answer; otherwise the e-mail alone is enough.
 * @returns the token for repeating it, or why not
 */
export async function openLookup(
  deps: Deps,
  email: string,
  proof: LookupProof,
): Promise<{ token: string } | LookupRefusal> {
  if (proof.lookupToken && (await isLookupTokenOf(deps, proof.lookupToken, email)))
    return { token: proof.lookupToken };
  if (deps.settings.bookingLookup === 'code') {
    const refusal = proof.code ? await tryCode(deps, email, proof.code) : 'code-required';
    if (refusal) return refusal;
  }
  const token = createToken();
  await deps.db.execute(sql`
    insert into lookup_tokens (token_hash, email, expires_at)
    values (${hashToken(token)}, ${deps.lookupHash('email', email)}, app_now() + make_interval(mins => ${openMinutes}))`);
  return { token };
}

/** Each try is counted before it is compared, so that parallel tries cannot share one. */
async function tryCode(
  { db, settings, lookupHash }: Deps,
  email: string,
  code: string,
): Promise<LookupRefusal | null> {
  const { rows } = await db.execute<{ code_hash: string }>(sql`
    update lookup_codes set tries = tries + 1
    where email = ${lookupHash('email', email)} and tries < ${codeTries} and expires_at > app_now() returning code_hash`);
  if (!rows[0]) return 'code-wrong';
  const given = hashCode(code.replace(/\D/g, ''), email, settings.sessionSecret);
  if (!sameSecret(given, rows[0].code_hash)) return 'code-wrong';
  await db.execute(sql`delete from lookup_codes where email = ${lookupHash('email', email)}`);
  return null;
}

async function isLookupTokenOf({ db, lookupHash }: Deps, token: string, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from lookup_tokens
    where token_hash = ${hashToken(token)} and email = ${lookupHash('email', email)} and expires_at > app_now()`);
  return rows.length > 0;
}

/** Whether this caller may change a booking of `email`: anyone who knows its id, unless codes are asked for. */
export async function mayChangeBookingOf(
  deps: Deps,
  email: string,
  lookupToken: string | undefined,
): Promise<boolean> {
  if (deps.settings.bookingLookup === 'email') return true;
  return Boolean(lookupToken) && isLookupTokenOf(deps, lookupToken!, email);
}
