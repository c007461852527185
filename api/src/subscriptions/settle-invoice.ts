import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { failpoint } from '../failpoints';
import { settle, findLatestPayment, insertPayment } from '../payments';
import type { PaymentRow } from '../payment-model';
import { takeStock } from '../products';
import { idOf } from '../services';
import { findStarted } from './find-started';
import { followPeriod } from './follow-period';
import { followRefusal } from './follow-refusal';
import { pauseForStock } from './pause-for-stock';
import { getRenewal, insertRenewal, updateRenewal } from './renewal-store';
import { lockSubscription, setStatus, type SubscriptionRow } from './store';

/**
 * Brings a renewal to the state that Stripe reports for its invoice: claims stock before the money is taken,
 * creates the order once it is, returns stock when it never will be. Webhook and sweep call it in any order
 * and any number of times.
 * @returns the renewal's payment; null for an invoice of nothing or of a subscription that is not ours
 */
export async function settleInvoice(deps: Deps, invoiceId: string): Promise<PaymentRow | null> {
  const invoice = await deps.stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const named = invoice.parent?.subscription_details;
  const stripeId = idOf(named?.subscription);
  // The zero invoice that starts a subscription is paid by its order.
  if (!named || !stripeId || invoice.amount_due === 0) return null;
  const subscription = await findStarted(deps.db, stripeId, named.metadata);
  if (!subscription) return null;
  await failpoint('renewal:before');
  const { id } = await claimRenewal(deps, subscription, invoice);
  await failpoint('renewal:after');
  const { payment } = await settle(deps, id);
  if (payment.isAccepted) await followPeriod(deps, invoiceId);
  if (invoice.status === 'open' && invoice.attempt_count > 0)
    await noteRefusal(deps, subscription.id, invoiceId);
  const renewal = await getRenewal(deps.db, invoiceId);
  if (renewal.status === 'short') await pauseForStock(deps, subscription, renewal);
  if (renewal.status === 'failed') await followRefusal(deps, subscription, invoice);
  return payment;
}

/** The first look at an invoice claims its kits, or finds that there are none. @returns its payment */
function claimRenewal(
  deps: Deps,
  subscription: SubscriptionRow,
  invoice: Stripe.Invoice,
): Promise<PaymentRow> {
  const invoiceId = invoice.id!;
  const name = { kind: 'renewal', id: invoiceId } as const;
  return deps.inTransaction(async ({ db }) => {
    await lockSubscription(db, subscription.id);
    const known = await findLatestPayment(db, name, 'invoice');
    if (known) return known;
    const amount = invoice.amount_due;
    const isOver = invoice.status === 'void' || invoice.status === 'uncollectible';
    const kits = new Map([[subscription.productId, subscription.quantity]]);
    const status = isOver ? 'void' : (await takeStock(db, kits)) === null ? 'claimed' : 'short';
    await insertRenewal(db, { invoiceId, subscriptionId: subscription.id, amount, status });
    return insertPayment(db, name, { kind: 'invoice', amount, terms: null });
  });
}

/** The card was refused: the claim stays while the person can still pay. */
function noteRefusal(deps: Deps, subscriptionId: string, invoiceId: string): Promise<void> {
  return deps.inTransaction(async ({ db }) => {
    const { status } = await lockSubscription(db, subscriptionId);
    const renewal = await getRenewal(db, invoiceId);
    if (renewal.status !== 'claimed' || status === 'cancelled') return;
    await updateRenewal(db, invoiceId, { status: 'failed' });
    await setStatus(db, subscriptionId, 'overdue');
  });
}
