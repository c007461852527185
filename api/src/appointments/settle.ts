import { eq, or, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Deps } from '../deps';
import { giveBack } from '../payments/give-back';
import { outsideCall } from '../payments/outside-call';
import { captureBooking, failBooking, recordCapture } from './capture-booking';
import { completePaidPage } from './complete-paid-page';
import { getPayment, markForRelease, updatePayment } from './payment-store';
import { visitPayments, type SettleOutcome, type VisitPayment } from './payment-tables';

export type PaymentName = { paymentId: string } | { appointmentId: string } | { stripeId: string };

/**
 * Brings one visit payment to where Stripe's own state says it is. The only place that does: confirm, the return
 * from Stripe's page, the webhook and the reconciler all come here, in any order and as often as they like.
 */
export async function settleVisitPayment(deps: Deps, name: PaymentName): Promise<SettleOutcome> {
  const payment = await findPayment(deps, name);
  if (!payment) return 'waiting';
  try {
    return await settle(deps, payment);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode } = error;
    deps.log.warn(
      { type, code, statusCode, payment: payment.id },
      'not settled; the reconciler will try again',
    );
    return 'waiting';
  }
}

/** Releases a payment that its page or its person has given up. One that a booking has by now is left alone. */
export async function giveUpPayment(deps: Deps, { id }: VisitPayment): Promise<void> {
  await markForRelease(deps.db, id);
  await settleVisitPayment(deps, { paymentId: id });
}

async function findPayment({ db }: Deps, name: PaymentName): Promise<VisitPayment | null> {
  const condition =
    'paymentId' in name
      ? eq(visitPayments.id, name.paymentId)
      : 'appointmentId' in name
        ? eq(visitPayments.appointmentId, name.appointmentId)
        : or(
            eq(visitPayments.paymentIntentId, name.stripeId),
            eq(visitPayments.checkoutSessionId, name.stripeId),
          );
  const [row] = await db.select().from(visitPayments).where(condition);
  return row ?? null;
}

async function settle(deps: Deps, payment: VisitPayment): Promise<SettleOutcome> {
  if (payment.status === 'captured') return 'confirmed';
  if (['voided', 'refunded', 'failed'].includes(payment.status)) return 'refused';
  const known = payment.kind === 'page' ? await followSession(deps, payment) : payment;
  if (!known.paymentIntentId) return settleWithoutIntent(deps, known);
  const intent = await deps.stripe.paymentIntents.retrieve(known.paymentIntentId);
  if (known.status === 'void_due') return release(deps, known, intent);
  if (intent.status === 'requires_capture') return settleAuthorized(deps, known);
  if (intent.status === 'succeeded') return settleSucceeded(deps, known);
  if (intent.status === 'canceled') return closeAs(deps, known, 'voided');
  // The intent of an open page is Stripe's: it ends with the page (see `release-holds.ts`), not by cancelling it.
  if (known.sessionOpen) return 'waiting';
  return known.appointmentId ? release(deps, known, intent) : settleUnused(deps, known);
}

/**
 * Gives a payment up that no booking has, once its place is not held any more. While Stripe was asked, somebody may
 * have booked with it: then it is looked at afresh.
 */
async function settleUnused(deps: Deps, payment: VisitPayment): Promise<SettleOutcome> {
  if (await isStillWanted(deps, payment)) return 'waiting';
  await markForRelease(deps.db, payment.id);
  return settle(deps, await getPayment(deps.db, payment.id));
}

/** Reads from a hosted page's session whether it is still open and which intent it made. */
async function followSession(deps: Deps, payment: VisitPayment): Promise<VisitPayment> {
  if (!payment.checkoutSessionId || !payment.sessionOpen) return payment;
  const session = await deps.stripe.checkout.sessions.retrieve(payment.checkoutSessionId);
  const { payment_intent: intent, status } = session;
  const paymentIntentId = (typeof intent === 'string' ? intent : intent?.id) ?? payment.paymentIntentId;
  const changes = { paymentIntentId, sessionOpen: status === 'open' };
  await updatePayment(deps.db, payment.id, changes);
  return { ...payment, ...changes };
}

/** Nothing at Stripe holds money. A card payment without an intent was cut off before it was asked for. */
async function settleWithoutIntent(deps: Deps, payment: VisitPayment): Promise<SettleOutcome> {
  if (payment.status !== 'void_due' && (payment.sessionOpen || (await isStillWanted(deps, payment))))
    return 'waiting';
  return closeAs(deps, payment, 'failed');
}

async function settleAuthorized(deps: Deps, payment: VisitPayment): Promise<SettleOutcome> {
  const { db } = deps;
  if (payment.appointmentId) return captureBooking(deps, payment);
  if (payment.status === 'open') {
    await db.execute(sql`
      update visit_payments set status = 'authorized' where id = ${payment.id} and status = 'open'`);
  }
  if (payment.kind === 'page') {
    const isBooked = await completePaidPage(deps, payment.id);
    const changed = await getPayment(db, payment.id);
    return isBooked ? captureBooking(deps, changed) : settle(deps, changed);
  }
  return settleUnused(deps, payment);
}

/** Captured, though perhaps nobody here heard of it. Money without a visit goes back. */
async function settleSucceeded(deps: Deps, payment: VisitPayment): Promise<SettleOutcome> {
  if (payment.appointmentId && payment.status !== 'refund_due') return recordCapture(deps, payment);
  const call = { purpose: 'visit-refund', subjectId: payment.id };
  const metadata = { visitPayment: payment.id };
  await giveBack(deps, call, { paymentIntentId: payment.paymentIntentId!, metadata });
  return closeAs(deps, payment, 'refunded');
}

/** Gives an authorisation back. */
async function release(
  deps: Deps,
  payment: VisitPayment,
  intent: Stripe.PaymentIntent,
): Promise<SettleOutcome> {
  if (intent.status === 'succeeded') return settleSucceeded(deps, { ...payment, status: 'refund_due' });
  if (intent.status !== 'canceled') {
    const call = { purpose: 'visit-void', subjectId: payment.id };
    await outsideCall(deps, call, (idempotencyKey) =>
      deps.stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey }),
    );
  }
  return closeAs(deps, payment, intent.status === 'requires_capture' ? 'voided' : 'failed');
}

async function closeAs(deps: Deps, payment: VisitPayment, status: 'voided' | 'refunded' | 'failed') {
  if (payment.appointmentId) await failBooking(deps, payment.appointmentId);
  await deps.db.execute(sql`
    update visit_payments set status = ${status}, session_open = false, settled_at = app_now()
    where id = ${payment.id}`);
  return 'refused' as const;
}

/** While the place is held, the person may still come back with this payment. */
async function isStillWanted({ db }: Deps, payment: VisitPayment): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from visit_payments p
    where p.id = ${payment.id} and (
      exists (select 1 from holds h where h.draft_id = p.draft_id and h.state = 'live' and h.expires_at > app_now())
      or (p.draft_id is null and p.created_at > app_now() - interval '25 minutes'))`);
  return rows.length > 0;
}
