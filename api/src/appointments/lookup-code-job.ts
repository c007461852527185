import { currentLanguage } from '@larkwell/contracts/language/language';
import { mailTo, spendOrRefuse, visitCodeTo } from '../http';
import type { Deps } from '../deps';
import { lookupCodeJob } from '../queue';
import { mailLookupCode } from './booking-mails';
import { findDraft } from '../drafts';
import { hasBookings } from './find-bookings';
import { createLookupCode, networkHash } from './lookup-codes';
import { sentences } from './sentences';
import { findPlaceOfDraft, isHeld, readDraftVisit } from './visit-to-book';

const purpose = 'lookup code';
/** Marks an address that is being used to book a visit. */
const bookingMark = 'booking';

/**
 * Queues the request for the job, no matter who owns the address. Looking for its bookings here would show in
 * the response time.
 * @throws 429 when the mailbox has had enough mails
 */
export async function requestLookupCode(
  deps: Deps,
  email: string,
  { draftId, visitorAddress }: { draftId?: string | undefined; visitorAddress: string },
): Promise<void> {
  const isForBooking = draftId !== undefined && (await isBookedWith(deps, draftId, email));
  if (isForBooking) await spendOrRefuse(deps, visitCodeTo(email, visitorAddress));
  else await spendOrRefuse(deps, mailTo(email, visitorAddress), sentences.linkForList);
  const asked = [
    email,
    isForBooking ? bookingMark : '',
    networkHash(deps, visitorAddress),
    currentLanguage(),
  ].join('\n');
  await deps.queue.send(lookupCodeJob, { sealed: deps.cipher.seal(asked, purpose) });
}

/** Whether a draft has this address for its patient, and a place. */
async function isBookedWith(deps: Deps, draftId: string, email: string): Promise<boolean> {
  const draft = await findDraft(deps, draftId);
  if (!draft || !isHeld(await findPlaceOfDraft(deps.db, draft.id))) return false;
  const { answers } = readDraftVisit(deps, draft);
  return answers.patient_email?.trim().toLowerCase() === email;
}

/**
 * Mails a code if the address has any bookings or is being used to book one. A new code ends the previous one
 * from the same network.
 */
export async function answerLookupRequest(deps: Deps, sealed: string): Promise<void> {
  const [email = '', mark, askedFrom = '', language] = deps.cipher.open(sealed, purpose).split('\n');
  const isForBooking = mark === bookingMark;
  await deps.inTransaction(async (tx) => {
    const inside = { ...deps, db: tx.db };
    if (!isForBooking && !(await hasBookings(inside, email))) return;
    const code = await createLookupCode(inside, email, askedFrom);
    await mailLookupCode(deps, tx, { to: email, code, language: language === 'es' ? 'es' : 'en' });
  });
}
