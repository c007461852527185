import type Stripe from 'stripe';
import type { Account } from './account';
import { finalizeInvoice, subscriptionOf } from './invoices';
import { passOver } from './retries';
import { chargeNow, endSubscription, giveUp, methodOf, periodEndOf, renew } from './subscriptions';

/** How long an unpaid first invoice is waited for. */
const INCOMPLETE_SECONDS = 23 * 60 * 60;

interface Due {
  at: number;
  act(): void;
}

/**
 * Does everything due by the clock, in date order and with those dates: renewals, drafts that become final,
 * new attempts, ends. A clock that jumps a year produces a year of invoices.
 */
export function billWhatIsDue(account: Account): void {
  for (;;) {
    const next = [...dueSubscriptions(account), ...dueInvoices(account)].sort(
      (one, other) => one.at - other.at,
    )[0];
    if (!next) return;
    account.asOf(next.at, next.act);
  }
}

function dueSubscriptions(account: Account): Due[] {
  const due: Due[] = [];
  for (const subscription of account.store.list('subscription')) {
    const now = account.now(String(subscription.customer));
    const add = (at: number | null, act: () => void) => at !== null && at <= now && due.push({ at, act });
    if (subscription.status === 'incomplete') {
      add(subscription.created + INCOMPLETE_SECONDS, () =>
        endSubscription(account, subscription, 'payment_failed'),
      );
    } else if (['active', 'trialing', 'past_due'].includes(subscription.status)) {
      add(periodEndOf(subscription), () => renew(account, subscription));
      add(subscription.cancel_at, () => endSubscription(account, subscription, 'cancellation_requested'));
      add(subscription.pause_collection?.resumes_at ?? null, () => {
        account.tell(
          'customer.subscription.updated',
          account.store.save(Object.assign(subscription, { pause_collection: null })),
        );
      });
    }
  }
  return due;
}

function dueInvoices(account: Account): Due[] {
  const due: Due[] = [];
  for (const invoice of account.store.list('invoice')) {
    if (invoice.status !== 'draft' && invoice.status !== 'open') continue;
    const now = account.now(String(invoice.customer));
    const { finalizesAt } = account.store.get('sandbox.invoice_details', invoice.id);
    const at = invoice.status === 'draft' ? finalizesAt : invoice.next_payment_attempt;
    if (at !== null && at <= now) due.push({ at, act: () => collect(account, invoice) });
  }
  return due;
}

function collect(account: Account, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(account, invoice);
  if (!subscription) return;
  if (invoice.status === 'draft') finalizeInvoice(account, invoice);
  if (invoice.status !== 'open') return;
  const isRefused =
    passOver(account, invoice, methodOf(account, subscription)) ||
    chargeNow(account, subscription, invoice) !== null;
  if (isRefused && invoice.auto_advance !== false && invoice.next_payment_attempt === null)
    giveUp(account, subscription);
}
