import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { hashCode, sameSecret } from '../security/tokens';
import { giveProof, hasProved, type BookingAsker } from './booking-proof';

/** Tries that a mailed code has. */
const codeTries = 5;

export type LookupRefusal = 'code-required' | 'code-wrong';

export const lookupSentences: Record<LookupRefusal, string> = {
  'code-required': 'Please enter the code that we mail to you.',
  // One sentence for wrong, old and never sent: another would tell whether the address has bookings.
  'code-wrong': 'That code is not right or no longer valid. Please check it, or ask for a new one.',
};

export interface OpenedLookup {
  /** Whether bookings may be changed and reports opened, too. */
  isProved: boolean;
  /** For the `x-booking-proof` header of later calls; only in answer to a code. */
  proof?: string;
}

/**
 * Opens the lookup of an email address. The address alone is enough for the list, except with `BOOKING_LOOKUP=code`.
 * @param code the mailed code, where the person has typed one
 */
export async function openLookup(
  deps: Deps,
  email: string,
  code: string | undefined,
  asker: BookingAsker,
): Promise<OpenedLookup | LookupRefusal> {
  if (code) {
    const refusal = await tryCode(deps, email, code);
    return refusal ?? { isProved: true, proof: await giveProof(deps, email) };
  }
  const isProved = await hasProved(deps, email, asker);
  return deps.settings.bookingLookup === 'code' && !isProved ? 'code-required' : { isProved };
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
