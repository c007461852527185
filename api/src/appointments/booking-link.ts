import { addDays } from '@larkwell/contracts/time';
import { recordAudit } from '../audit';
import { readClock } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import type { Keyring } from '../security';
import { giveProof } from './booking-proof';
import { getConfirmedVisit } from './confirmation';

/** Days after the visit for which a mailed link works: the report is in by then. */
const linkDays = 30;

/** The token in a booking mail's link. It shows that the person who opens it reads that mailbox. */
export const createBookingLink = (bookingId: string, keyring: Keyring): string =>
  `${bookingId}.${keyring.sign('booking link', bookingId)}`;

/**
 * Accepts the link of a mail as proof of the mailbox that made the booking, after recording it in the audit
 * log.
 * @throws 404 refusal when the link is not ours or too old, or its patient is erased
 */
export async function openBookingLink(
  deps: Deps,
  link: string,
): Promise<{ userEmail: string; proof: string; bookingId: string }> {
  const [bookingId = '', signature = ''] = link.split('.');
  if (!deps.settings.keyring.verifies('booking link', bookingId, signature)) refuseLink();
  const { email, slot } = await getConfirmedVisit(deps, bookingId);
  const lastDay = addDays(slot.date, linkDays);
  if ((await readClock(deps.db)).toISOString().slice(0, 10) > lastDay || !email) refuseLink();
  await recordAudit(deps, { actor: 'visitor', action: 'booking-link-opened', subject: bookingId });
  return { userEmail: email, proof: await giveProof(deps, email), bookingId };
}

function refuseLink(): never {
  refuse(404, 'This link is no longer valid. Please enter your email address instead.', {
    rule: 'booking-link',
  });
}
