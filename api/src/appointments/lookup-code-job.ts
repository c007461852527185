import { sql } from 'drizzle-orm';
import { mailTo, spendOrRefuse, visitCodeTo } from '../budgets/spend-or-refuse';
import type { Deps } from '../deps';
import { lookupCodeJob } from '../jobs/kinds';
import { createSixDigitCode } from '../security/tokens';
import { lookupCodeOf } from './booking-proof';
import { mailLookupCode } from './booking-mails';
import { findDraft } from '../drafts/store';
import { hasBookings } from './find-bookings';
import { findPlaceOfDraft, isHeld, readDraftVisit } from './visit-to-book';

/** Minutes for which a mailed code is good. */
const codeMinutes = 10;
const purpose = 'lookup code';
/** Follows an address with which a visit is being booked. */
const bookingMark = 'booking';

/**
 * Leaves the request for the job, whoever the address belongs to: looking for its bookings here would show in the time
 * that the answer takes.
 * @throws 429 when the mailbox has had enough mails
 */
export async function requestLookupCode(
  deps: Deps,
  email: string,
  { draftId, visitorAddress }: { draftId?: string | undefined; visitorAddress: string },
): Promise<void> {
  const isForBooking = draftId !== undefined && (await isBookedWith(deps, draftId, email));
  await spendOrRefuse(
    deps,
    isForBooking ? visitCodeTo(email, visitorAddress) : mailTo(email, visitorAddress),
  );
  const asked = isForBooking ? `${email}\n${bookingMark}` : email;
  await deps.queue.send(lookupCodeJob, { sealed: deps.cipher.seal(asked, purpose) });
}

/** Whether a draft has this address for its patient, and a place. */
async function isBookedWith(deps: Deps, draftId: string, email: string): Promise<boolean> {
  const draft = await findDraft(deps, draftId);
  if (!draft || !isHeld(await findPlaceOfDraft(deps.db, draft.id))) return false;
  const { answers } = readDraftVisit(deps, draft);
  return answers.patient_email?.trim().toLowerCase() === email;
}

/** Mails a code if anything was ever booked with the address, or is being booked. A new code ends the one before. */
export async function answerLookupRequest(deps: Deps, sealed: string): Promise<void> {
  const [email = '', mark] = deps.cipher.open(sealed, purpose).split('\n');
  const isForBooking = mark === bookingMark;
  const code = createSixDigitCode();
  await deps.inTransaction(async (tx) => {
    if (!isForBooking && !(await hasBookings({ ...deps, db: tx.db }, email))) return;
    await tx.db.execute(sql`
      insert into lookup_codes (email, code_hash, expires_at)
      values (${deps.lookupHash('email', email)}, ${deps.settings.keyring.sign('mailed code', lookupCodeOf(email, code))},
        app_now() + make_interval(mins => ${codeMinutes}))
      on conflict (email) do update
      set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`);
    await mailLookupCode(deps, tx, email, code);
  });
}
