import type { VisitPaymentState } from '@larkwell/contracts/appointments/appointments';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { getDraft } from '../drafts/store';
import { listUnsettled } from './payment-store';
import { visitPayments } from './payment-tables';
import { holdOverSentence } from './sentences';
import { settleVisitPayment } from './settle';
import { appointments } from './tables';

/** How far the payment of a draft has come. Asks Stripe first, so "I have paid" is right even without the webhook. */
export async function readPaymentState(deps: Deps, draftId: string): Promise<VisitPaymentState> {
  const { db } = deps;
  const { id } = await getDraft(db, draftId);
  for (const { id: paymentId, kind } of await listUnsettled(db, id)) {
    if (kind === 'page') await settleVisitPayment(deps, { paymentId });
  }
  const bookingId = await findActiveBooking(deps, draftId);
  if (bookingId) return { state: 'confirmed', bookingId, errorMessage: null };
  const [latest] = await db
    .select()
    .from(visitPayments)
    .where(and(eq(visitPayments.draftId, id), eq(visitPayments.kind, 'page')))
    .orderBy(desc(visitPayments.createdAt))
    .limit(1);
  if (latest?.outcomeSentence)
    return { state: 'refused', bookingId: null, errorMessage: latest.outcomeSentence };
  const { rows } = await db.execute(sql`
    select 1 from holds where draft_id = ${id} and state = 'live' and expires_at > app_now()`);
  return rows.length
    ? { state: 'waiting', bookingId: null, errorMessage: null }
    : { state: 'expired', bookingId: null, errorMessage: holdOverSentence };
}

async function findActiveBooking({ db }: Deps, draftId: string): Promise<string | null> {
  const { appointmentId } = await getDraft(db, draftId);
  if (!appointmentId) return null;
  const [row] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, appointmentId), sql`${appointments.status} in ('active', 'cancelled')`));
  return row?.id ?? null;
}
