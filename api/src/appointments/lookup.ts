import { sql } from 'drizzle-orm';
import { recordMailbox } from '../audit/record-mailbox';
import type { Deps } from '../deps';
import { giveProof, hasProved, lookupCodeOf, type BookingAsker } from './booking-proof';

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
 * Opens the lookup of an email address, once it is written down. The address alone is enough for the list, except with
 * `BOOKING_LOOKUP=code`.
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
    const action = refusal ? 'booking-code-refused' : 'booking-code-accepted';
    await recordMailbox(deps, email, { action, subject: 'bookings' });
    return refusal ?? { isProved: true, proof: await giveProof(deps, email) };
  }
  const isProved = await hasProved(deps, email, asker);
  if (deps.settings.bookingLookup === 'code' && !isProved) return 'code-required';
  const why = isProved ? 'proof' : 'address alone';
  await recordMailbox(deps, email, { action: 'bookings-looked-up', subject: 'bookings', why });
  return { isProved };
}

/** Each try is counted before it is compared, so that parallel tries cannot share one. */
async function tryCode(
  { db, settings, lookupHash }: Deps,
  email: string,
  code: string,
): Promise<LookupRefusal | null> {
  const mailboxes = lookupHash.all('email', email);
  const { rows } = await db.execute<{ code_hash: string }>(sql`
    update lookup_codes set tries = tries + 1
    where email = any (${sql.param(mailboxes)}::text[]) and tries < ${codeTries} and expires_at > app_now() returning code_hash`);
  if (!rows[0]) return 'code-wrong';
  const given = lookupCodeOf(email, code.replace(/\D/g, ''));
  if (!settings.keyring.verifies('mailed code', given, rows[0].code_hash)) return 'code-wrong';
  await db.execute(sql`delete from lookup_codes where email = any (${sql.param(mailboxes)}::text[])`);
  return null;
}
