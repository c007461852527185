import { recordMailbox } from '../audit';
import type { Deps } from '../deps';
import { giveProof, hasProved, type BookingAsker } from './booking-proof';
import { useLookupCode } from './lookup-codes';
import { sentences } from './sentences';

export type LookupRefusal = 'code-required' | 'code-wrong';

export const tellLookupRefusal = (refusal: LookupRefusal): string =>
  refusal === 'code-wrong' ? sentences.codeWrong : sentences.codeRequired;

export interface OpenedLookup {
  /** Whether the caller may also change bookings and open reports. */
  isProved: boolean;
  /** For the `x-booking-proof` header of later calls; only in answer to a code. */
  proof?: string;
}

/**
 * Opens the lookup of an email address, after recording it in the audit log. The address alone is enough for
 * the list, except with `BOOKING_LOOKUP=code`.
 * `code` is the mailed one, if the person entered it; `address` is the network it was entered on.
 */
export async function openLookup(
  deps: Deps,
  email: string,
  { code, address, asker }: { code: string | undefined; address: string; asker: BookingAsker },
): Promise<OpenedLookup | LookupRefusal> {
  if (code) {
    const isRight = await useLookupCode(deps, email, code, address);
    const action = isRight ? 'booking-code-accepted' : 'booking-code-refused';
    await recordMailbox(deps, email, { action, subject: 'bookings' });
    return isRight ? { isProved: true, proof: await giveProof(deps, email) } : 'code-wrong';
  }
  const isProved = await hasProved(deps, email, asker);
  if (deps.settings.bookingLookup === 'code' && !isProved) return 'code-required';
  const why = isProved ? 'proof' : 'address alone';
  await recordMailbox(deps, email, { action: 'bookings-looked-up', subject: 'bookings', why });
  return { isProved };
}
