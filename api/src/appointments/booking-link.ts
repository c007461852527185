import { addDays } from '@larkwell/contracts/time';
import { recordAudit } from '../audit';
import { readClock } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import type { Keyring } from '../security';
import { giveProof } from './booking-proof';
import { getConfirmedVisit } from './confirmation';

/** Days after the visit for which a mailed link is good: its report has come by then. */
const linkDays = 30;

/** What the link in a mail about a booking carries: it shows that whoever opens it reads that mailbox. */
export const createBookingLink = (bookingId: string, keyring: Keyring): string =>
  `${bookingId}.${keyring.sign('booking link', bookingId)}`;

/**
 * Takes the link of a mail, once it is written down, as proof of the mailbox that the booking was made with.
 * @throws 404 refusal when it is not ours, too old, or its patient is erased
 */
export async function openBookingLink(
  deps: Deps,
  link: string,
): Promise<{ userEmail: string; proof: string }> {
  const [bookingId = '', signature = ''] = link.split('.');
  if (!deps.settings.keyring.verifies('booking link', bookingId, signature)) refuseLink();
  const { email, slot } = await getConfirmedVisit(deps, bookingId);
  const lastDay = addDays(slot.date, linkDays);
  if ((await readClock(deps.db)).toISOString().slice(0, 10) > lastDay || !email) refuseLink();
  await recordAudit(deps, { actor: 'visitor', action: 'booking-link-opened', subject: bookingId });
  return { userEmail: email, proof: await giveProof(deps, email) };
}

function refuseLink(): never {
  refuse(404, 'This link is no longer valid. Please enter your email address instead.', {
    rule: 'booking-link',
  });
}
