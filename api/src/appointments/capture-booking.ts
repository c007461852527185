import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { failpoint } from '../failpoints';
import { outsideCall } from '../payments/outside-call';
import { isStripeRefusal } from '../services/stripe';
import { mailConfirmation } from './booking-mails';
import { returnToHold } from './claimed-hold';
import { lockPayment, updatePayment } from './payment-store';
import type { SettleOutcome, VisitPayment } from './payment-tables';

/** Takes the money for a place that is booked already. */
export async function captureBooking(deps: Deps, payment: VisitPayment): Promise<SettleOutcome> {
  const call = { purpose: 'visit-capture', subjectId: payment.id };
  try {
    await outsideCall(deps, call, (idempotencyKey) =>
      deps.stripe.paymentIntents.capture(payment.paymentIntentId!, {}, { idempotencyKey }),
    );
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
    const intent = await deps.stripe.paymentIntents.retrieve(payment.paymentIntentId!);
    if (intent.status !== 'succeeded') return giveUp(deps, payment);
  }
  return recordCapture(deps, payment);
}

/** Writes down that Stripe has the money: from now on the booking shows, and its mail goes out once. */
export async function recordCapture(deps: Deps, payment: VisitPayment): Promise<SettleOutcome> {
  await deps.inTransaction(async (tx) => {
    const { status, appointmentId, amountCents } = await lockPayment(tx.db, payment.id);
    if (status === 'captured' || !appointmentId) return;
    const { rowCount } = await tx.db.execute(sql`
      update appointments set status = 'active', amount_paid_cents = ${amountCents}
      where id = ${appointmentId} and status = 'capturing'`);
    await tx.db.execute(sql`
      update visit_payments set status = 'captured', session_open = false, settled_at = app_now()
      where id = ${payment.id}`);
    if (rowCount === 1) await mailConfirmation(deps, tx, appointmentId);
    await failpoint('visit-captured:before');
  });
  await failpoint('visit-captured:after');
  return 'confirmed';
}

/** The bank takes its word back: no place without payment. */
async function giveUp(deps: Deps, payment: VisitPayment): Promise<SettleOutcome> {
  if (payment.appointmentId) await failBooking(deps, payment.appointmentId);
  await updatePayment(deps.db, payment.id, { status: 'void_due' });
  return 'refused';
}

/** Undoes a booking whose money could not be taken: its place is held again while its time runs, its draft can be paid anew. */
export function failBooking(deps: Deps, appointmentId: string): Promise<void> {
  return deps.inTransaction(async ({ db }) => {
    const { rows } = await db.execute<{ hold_id: string }>(sql`
      update appointments set status = 'failed'
      where id = ${appointmentId} and status = 'capturing' returning hold_id`);
    if (!rows[0]) return;
    await returnToHold(db, rows[0].hold_id);
    await db.execute(sql`update drafts set appointment_id = null where appointment_id = ${appointmentId}`);
    await db.execute(
      sql`update insurance_images set appointment_id = null where appointment_id = ${appointmentId}`,
    );
  });
}
