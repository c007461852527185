import type Stripe from 'stripe';
import type { Account } from './account';
import { StripeRefusal } from './errors';
import { addIntervals, type Interval, nextOccurrence } from './intervals';
import { finalizeInvoice, newInvoice, payInvoice, voidInvoice } from './invoices';

/** Stripe keeps a renewal's draft open for about an hour before it charges. */
const DRAFT_SECONDS = 60 * 60;

/** The card a subscription charges: its own, otherwise the customer's. */
export function methodOf(account: Account, subscription: Stripe.Subscription): string | null {
  const own = subscription.default_payment_method;
  if (typeof own === 'string') return own;
  const customer = account.store.find('customer', String(subscription.customer));
  const usual = customer?.invoice_settings.default_payment_method;
  return typeof usual === 'string' ? usual : null;
}

export function rhythmOf(subscription: Stripe.Subscription): Interval {
  const recurring = subscription.items.data[0]?.price.recurring;
  return { interval: recurring?.interval ?? 'month', interval_count: recurring?.interval_count ?? 1 };
}

export function periodEndOf(subscription: Stripe.Subscription): number {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end));
}

export function setPeriod(subscription: Stripe.Subscription, start: number, end: number): void {
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = end;
  }
}

/** Starts the next period: its invoice is drafted, or ended at once while collection is paused. */
export function renew(account: Account, subscription: Stripe.Subscription): void {
  const start = periodEndOf(subscription);
  if (subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= start) {
    endSubscription(account, subscription, 'cancellation_requested');
    return;
  }
  setPeriod(
    subscription,
    start,
    nextOccurrence(subscription.billing_cycle_anchor, rhythmOf(subscription), start),
  );
  if (subscription.status === 'trialing') subscription.status = 'active';
  account.tell('customer.subscription.updated', account.store.save(subscription));
  const pause = subscription.pause_collection;
  const invoice = newInvoice(account, subscription, {
    reason: 'subscription_cycle',
    finalizesAt: pause ? undefined : start + DRAFT_SECONDS,
  });
  if (pause?.behavior !== 'void') return;
  finalizeInvoice(account, invoice);
  if (invoice.status === 'open') voidInvoice(account, invoice);
}

/** Starts a new interval now, and charges its first period now. */
export function restartPeriod(account: Account, subscription: Stripe.Subscription): void {
  const now = account.now(String(subscription.customer));
  subscription.billing_cycle_anchor = now;
  setPeriod(subscription, now, addIntervals(now, rhythmOf(subscription), 1));
  subscription.trial_end = subscription.status === 'trialing' ? now : subscription.trial_end;
  if (subscription.status === 'trialing') subscription.status = 'active';
  account.store.save(subscription);
  chargeNow(account, subscription, newInvoice(account, subscription, { reason: 'subscription_update' }));
}

/** Charges an invoice; a refusal shows in the subscription, not to the caller. */
export function chargeNow(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): StripeRefusal | null {
  try {
    payInvoice(account, invoice, methodOf(account, subscription));
    return null;
  } catch (error) {
    if (error instanceof StripeRefusal) return error;
    throw error;
  }
}

/** Ends a subscription; invoices that are still open are no longer charged automatically. */
export function endSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const now = account.now(String(subscription.customer));
  subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
  subscription.ended_at = now;
  subscription.canceled_at = subscription.canceled_at ?? now;
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  for (const invoice of openInvoices(account, subscription)) {
    account.store.save(Object.assign(invoice, { auto_advance: false, next_payment_attempt: null }));
    const details = account.store.get('sandbox.invoice_details', invoice.id);
    account.store.save({ ...details, finalizesAt: null });
  }
  account.tell('customer.subscription.deleted', account.store.save(subscription));
}

/** The last attempt has failed: Stripe ends the subscription. */
export function giveUp(account: Account, subscription: Stripe.Subscription): void {
  endSubscription(account, subscription, 'payment_failed');
}

export function openInvoices(account: Account, subscription: Stripe.Subscription): Stripe.Invoice[] {
  return account.store
    .list('invoice')
    .filter((invoice) => invoice.parent?.subscription_details?.subscription === subscription.id)
    .filter((invoice) => invoice.status === 'draft' || invoice.status === 'open');
}
