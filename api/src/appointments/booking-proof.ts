import { LOOKUP_PROOF_MINUTES } from '@larkwell/contracts/numbers/visits';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { ApiContext } from '../calls';
import { refuse } from '../refusals';
import { isProofOf, createToken, hashToken } from '../security';
import { sentences } from './sentences';

/** The caller who asks about a person's bookings. */
export interface BookingAsker {
  /** The `x-booking-proof` header; null without one. */
  proof: string | null;
  /** Whether the request carried the service key. */
  isTrusted: boolean;
}

type Asked = Pick<Deps, 'db' | 'settings' | 'lookupHash'>;

export const askerOf = ({ bookingProof, visitor }: ApiContext): BookingAsker => ({
  proof: bookingProof,
  isTrusted: visitor.isSite,
});

/**
 * Whether the caller may change an email address's bookings and open their reports. A caller that sends both
 * the service key and a proof speaks for a visitor, and is held to that proof.
 */
export async function hasProved(deps: Asked, email: string, asker: BookingAsker): Promise<boolean> {
  return deps.settings.bookingLookup === 'open' || showsProof(deps, email, asker);
}

/** Like `hasProved`, but requires proof even where an open lookup does not. */
export async function showsProof(
  { db, lookupHash }: Pick<Asked, 'db' | 'lookupHash'>,
  email: string,
  { proof, isTrusted }: BookingAsker,
): Promise<boolean> {
  if (proof === null) return isTrusted;
  return isProofOf({ db, lookupHash }, email, proof);
}

/** @throws 403 refusal with code `code-required` */
export async function requireProof(deps: Asked, email: string, asker: BookingAsker): Promise<void> {
  if (await hasProved(deps, email, asker)) return;
  refuse(403, sentences.codeFirst, {
    code: 'code-required',
  });
}

/**
 * Creates a proof for a caller who has shown that the mailbox is theirs. @returns it; only its hash is stored
 */
export async function giveProof(
  { db, lookupHash }: Pick<Deps, 'db' | 'lookupHash'>,
  email: string,
): Promise<string> {
  const proof = createToken();
  await db.execute(sql`
    insert into lookup_tokens (token_hash, email, expires_at)
    values (${hashToken(proof)}, ${lookupHash('email', email)}, app_now() + make_interval(mins => ${LOOKUP_PROOF_MINUTES}))`);
  return proof;
}
