import type { VisitPaymentState } from '@larkwell/contracts/appointments/appointments';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { getDraft } from '../drafts';
import { notKnownYet, findLatestPayment } from '../payments';
import { askPayments } from './ask-payments';
import { authorizedSentence, holdOverSentence } from './sentences';
import { appointments } from './tables';
import { nameVisit } from './visit-name';

/** How far the payment of a draft has come. Asks Stripe first, so "I have paid" is right even without the webhook. */
export async function readPaymentState(deps: Deps, draftId: string): Promise<VisitPaymentState> {
  const { db } = deps;
  const { id } = await getDraft(deps, draftId);
  const visit = nameVisit({ draftId: id });
  const paid = await askPayments(deps, visit);
  const bookingId = await findActiveBooking(deps, draftId);
  if (bookingId) return { state: 'confirmed', bookingId, errorMessage: null };
  if (paid === 'unknown') return { state: 'unknown', bookingId: null, errorMessage: notKnownYet };
  if (paid === 'authorized')
    return { state: 'authorized', bookingId: null, errorMessage: authorizedSentence };
  const latest = await findLatestPayment(db, visit, 'page');
  if (latest?.reason) return { state: 'refused', bookingId: null, errorMessage: latest.reason };
  const { rows } = await db.execute(sql`
    select 1 from holds where draft_id = ${id} and state = 'live' and expires_at > app_now()`);
  return rows.length
    ? { state: 'waiting', bookingId: null, errorMessage: null }
    : { state: 'expired', bookingId: null, errorMessage: holdOverSentence };
}

async function findActiveBooking(deps: Deps, draftId: string): Promise<string | null> {
  const { appointmentId } = await getDraft(deps, draftId);
  if (!appointmentId) return null;
  const [row] = await deps.db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, appointmentId), sql`${appointments.status} in ('active', 'cancelled')`));
  return row?.id ?? null;
}
