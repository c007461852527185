import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { findPaymentByStripeId } from './payment-store';
import { settleVisitPayment } from './settle';

/**
 * Looks at a webhook event; true when it was about a visit's payment. The event says only which object to ask
 * Stripe about, so it may come early, late, twice or never.
 */
export async function handleVisitEvent(deps: Deps, event: Stripe.Event): Promise<boolean> {
  const { id, object, metadata } = event.data.object as Stripe.PaymentIntent | Stripe.Checkout.Session;
  if (object !== 'payment_intent' && object !== 'checkout.session') return false;
  const named = metadata?.visitPayment;
  if (named) await rememberObject(deps, named, object, id);
  const payment = await findPaymentByStripeId(deps.db, id);
  if (!payment) return Boolean(named);
  await settleVisitPayment(deps, { paymentId: payment.id });
  return true;
}

/** The answer that would have told us the object's id may have been lost; the event brings it. */
async function rememberObject({ db }: Deps, paymentId: string, object: string, id: string): Promise<void> {
  const column = object === 'payment_intent' ? sql`payment_intent_id` : sql`checkout_session_id`;
  await db.execute(
    sql`update visit_payments set ${column} = ${id} where id = ${paymentId} and ${column} is null`,
  );
}
