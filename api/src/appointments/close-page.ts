import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { outsideCall } from '../payments/outside-call';
import { isStripeRefusal } from '../services/stripe';
import type { SettleOutcome, VisitPayment } from './payment-tables';
import { settleVisitPayment } from './settle';

/**
 * Ends a payment page by call, so that no money can come any more. When it came just before, that is settled
 * instead: the booking is made while its place is still there.
 */
export async function closePage(deps: Deps, payment: VisitPayment): Promise<SettleOutcome> {
  const { id, checkoutSessionId } = payment;
  if (!checkoutSessionId) return closeUnmadePage(deps, payment);
  try {
    await outsideCall(deps, { purpose: 'visit-session-expire', subjectId: id }, (idempotencyKey) =>
      deps.stripe.checkout.sessions.expire(checkoutSessionId, {}, { idempotencyKey }),
    );
  } catch (error) {
    // Stripe refuses to end a session that was paid or has ended by itself.
    if (!isStripeRefusal(error)) throw error;
  }
  return settleVisitPayment(deps, { paymentId: id });
}

/** The call that makes the session was cut off. Nobody was given its address, so no money can come. */
async function closeUnmadePage({ db }: Deps, { id }: VisitPayment): Promise<SettleOutcome> {
  await db.execute(sql`
    update visit_payments set status = 'failed', session_open = false, settled_at = app_now()
    where id = ${id} and status = 'open' and checkout_session_id is null
      and created_at < app_now() - interval '1 minute'`);
  return 'waiting';
}
