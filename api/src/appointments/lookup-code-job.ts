import { sql } from 'drizzle-orm';
import { mailTo, spendOrRefuse } from '../budgets/spend-or-refuse';
import type { Deps } from '../deps';
import { lookupCodeJob } from '../jobs/kinds';
import { createSixDigitCode, hashCode } from '../security/tokens';
import { mailLookupCode } from './booking-mails';
import { hasBookings } from './find-bookings';

/** Minutes for which a mailed code is good. */
const codeMinutes = 10;
const purpose = 'lookup code';

/**
 * Leaves the request for the job, whoever the address belongs to: looking for its bookings here would show in the time
 * that the answer takes.
 * @throws 429 when the mailbox has had enough mails
 */
export async function requestLookupCode(deps: Deps, email: string): Promise<void> {
  await spendOrRefuse(deps, [mailTo(email)]);
  await deps.queue.send(lookupCodeJob, { sealed: deps.cipher.seal(email, purpose) });
}

/** Mails a code if anything was ever booked with the address. A new code ends the one before. */
export async function answerLookupRequest(deps: Deps, sealed: string): Promise<void> {
  const email = deps.cipher.open(sealed, purpose);
  const code = createSixDigitCode();
  await deps.inTransaction(async (tx) => {
    if (!(await hasBookings({ ...deps, db: tx.db }, email))) return;
    await tx.db.execute(sql`
      insert into lookup_codes (email, code_hash, expires_at)
      values (${deps.lookupHash('email', email)}, ${hashCode(code, email, deps.settings.sessionSecret)},
        app_now() + make_interval(mins => ${codeMinutes}))
      on conflict (email) do update
      set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`);
    await mailLookupCode(deps, tx, email, code);
  });
}
