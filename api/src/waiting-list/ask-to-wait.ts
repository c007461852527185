import { currentLanguage } from '@larkwell/contracts/language/language';
import type { WaitingRequest } from '@larkwell/contracts/waiting-list/waiting-list';
import { bookingSite } from '../appointments';
import type { Deps } from '../deps';
import { mailTo, spendOrRefuse } from '../http';
import { queueMail } from '../jobs';
import { listAvailability } from '../locations';
import { refuse } from '../refusals';
import { createToken } from '../security';
import { confirmWaitingMail } from './mails';
import { findDay, saveWaiting } from './store';
import { sentences } from './words';

/**
 * Puts an address on the list of a full day, and mails a link to confirm it, both in the caller's language.
 * @throws 404; 409 when the day has a free time or none that could open; 429 when the mailbox had its mails
 */
export async function askToWait(deps: Deps, asked: WaitingRequest, visitorAddress: string): Promise<void> {
  const { date, email } = asked;
  const { endsAt, place } = await getFullDay(deps, asked);
  await spendOrRefuse(deps, mailTo(email, visitorAddress));
  const token = createToken();
  const language = currentLanguage();
  await deps.inTransaction(async (tx) => {
    await saveWaiting({ ...deps, db: tx.db }, { ...asked, token, endsAt, language });
    const data = { place, date, link: bookingSite(deps.settings.bookingUrl).waitingList(token) };
    await queueMail(tx, deps.cipher, confirmWaitingMail, { to: email, data, language });
  });
}

async function getFullDay({ db }: Deps, { locationId, date }: WaitingRequest) {
  const found = await listAvailability(db, [locationId], date);
  const { slots, isFull } = found.get(locationId) ?? refuse(404, sentences.noLocation);
  if (slots.length > 0) refuse(409, sentences.free);
  const day = await findDay(db, { locationId, date });
  if (!isFull || !day) refuse(409, sentences.over);
  return day;
}
