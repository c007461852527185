import type Stripe from 'stripe';
import type { Account } from './account';
import { invalidRequest } from './errors';
import { cancelIntent } from './intents';
import { endSubscription } from './subscriptions';

/** Completes a session as paid (or set up) and emits the event; called once its money is taken or held. */
export function completeSession(account: Account, session: Stripe.Checkout.Session): void {
  const waiting = account.store.get('sandbox.session_details', session.id).waitingSubscription;
  if (waiting) {
    const subscription = account.store.get('subscription', waiting);
    session.subscription = waiting;
    session.invoice = subscription.latest_invoice;
    const intent = account.store.get('sandbox.invoice_details', String(session.invoice)).paymentIntent;
    const method = intent && account.store.get('payment_intent', intent).payment_method;
    subscription.default_payment_method = method || null;
    account.store.save(subscription);
  }
  session.status = 'complete';
  session.url = null;
  account.tell('checkout.session.completed', account.store.save(session));
}

/** Ends an open session: its page refuses from now on, and a payment started on it is canceled. */
export function expireSession(account: Account, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  account.store.save(session);
  if (typeof session.payment_intent === 'string') {
    const intent = account.store.get('payment_intent', session.payment_intent);
    if (intent.status !== 'canceled') cancelIntent(account, intent, 'automatic' as 'abandoned');
  }
  const waiting = account.store.get('sandbox.session_details', session.id).waitingSubscription;
  if (waiting) endSubscription(account, account.store.get('subscription', waiting), 'cancellation_requested');
  account.tell('checkout.session.expired', session);
  return session;
}

/** Ends every open session whose time is over. */
export function expireOldSessions(account: Account): void {
  for (const session of account.store.list('checkout.session')) {
    if (session.status === 'open' && session.expires_at <= account.now(customerIdOf(session)))
      expireSession(account, session);
  }
}

/** Keeps a session in step with the payment intent it started. */
export function followIntent(account: Account, intent: Stripe.PaymentIntent): void {
  const sessionId = account.store.find('sandbox.intent_details', intent.id)?.session;
  if (!sessionId) return;
  const session = account.store.get('checkout.session', sessionId);
  if (intent.status === 'succeeded') session.payment_status = 'paid';
  account.store.save(session);
  if (session.status === 'open' && ['succeeded', 'requires_capture'].includes(intent.status)) {
    completeSession(account, session);
  }
}

/** Where the browser goes once a session is complete. */
export function successUrlOf(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

export function customerIdOf(session: Stripe.Checkout.Session): string | null {
  return typeof session.customer === 'string' ? session.customer : null;
}
