import type { VisitPaymentState } from '@larkwell/contracts/appointments/appointments';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { getDraft } from '../drafts';
import { paymentSentences, findLatestPayment } from '../payments';
import type { SubjectName } from '../payment-model';
import { askPayments } from './ask-payments';
import { tellMoneyReason } from './money-reasons';
import { sentences } from './sentences';
import { nameVisit } from './visit-name';

/**
 * How far a draft's payment has come. Asks Stripe first, so "I have paid" is right even without the webhook.
 */
export async function readPaymentState(deps: Deps, draftId: string): Promise<VisitPaymentState> {
  const { db } = deps;
  const { id } = await getDraft(deps, draftId);
  const visit = nameVisit({ draftId: id });
  const paid = await askPayments(deps, visit);
  const bookingId = await findActiveBooking(deps, draftId);
  if (bookingId) return { state: 'confirmed', bookingId, errorMessage: null };
  if (paid === 'unknown')
    return { state: 'unknown', bookingId: null, errorMessage: paymentSentences.notKnownYet };
  if (paid === 'authorized')
    return { state: 'authorized', bookingId: null, errorMessage: sentences.authorized };
  const why = await findWhyNotBooked(deps, visit);
  if (why) return { state: 'refused', bookingId: null, errorMessage: why };
  const { rows } = await db.execute(sql`
    select 1 from holds where draft_id = ${id} and state = 'live' and expires_at > app_now()`);
  return rows.length
    ? { state: 'waiting', bookingId: null, errorMessage: null }
    : { state: 'expired', bookingId: null, errorMessage: sentences.holdOver };
}

/** Why the last payment on Stripe's page failed, in words for the person; null when nobody paid there. */
async function findWhyNotBooked({ db }: Deps, visit: SubjectName): Promise<string | null> {
  const latest = await findLatestPayment(db, visit, 'page');
  if (!latest) return null;
  if (latest.reason) return tellMoneyReason(latest.reason);
  const { rows } = await db.execute(sql`
    select 1 from appointments where payment_id = ${latest.id} and status = 'failed'`);
  return rows.length > 0 ? sentences.failedBooking : null;
}

async function findActiveBooking(deps: Deps, draftId: string): Promise<string | null> {
  const { appointmentId } = await getDraft(deps, draftId);
  if (!appointmentId) return null;
  const { rows } = await deps.db.execute(sql`
    select 1 from appointments where id = ${appointmentId} and status in ('active', 'cancelled')`);
  return rows.length > 0 ? appointmentId : null;
}
