import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { failpoint } from '../failpoints';
import { returnStock, takeStock } from '../products/stock';
import { idOf } from '../services/stripe';
import { acceptRenewal } from './accept-renewal';
import { followRefusal } from './follow-refusal';
import { pauseForStock } from './pause-for-stock';
import { refundRenewal } from './refund-renewal';
import { findRenewal, insertRenewal, updateRenewal, type RenewalRow } from './renewal-store';
import { findByStripeId, lockSubscription, setStatus, type SubscriptionRow } from './store';

/**
 * Brings a renewal to where Stripe says its invoice is: claims stock before the money is taken, makes the order once
 * it is, gives stock back when it never will be. Webhook and reconciler come here, in any order and any number of
 * times.
 */
export async function settleInvoice(deps: Deps, invoiceId: string): Promise<void> {
  const invoice = await deps.stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const stripeId = idOf(invoice.parent?.subscription_details?.subscription);
  const subscription = stripeId ? await findByStripeId(deps.db, stripeId) : null;
  // The zero invoice with which a subscription begins is paid by its order.
  if (!subscription || invoice.amount_due === 0) return;
  await failpoint('renewal:before');
  const renewal = await writeRenewal(deps, subscription, invoice);
  await failpoint('renewal:after');
  if (renewal.status === 'short' || renewal.status === 'refund_due')
    await pauseForStock(deps, subscription, renewal);
  if (renewal.status === 'refund_due') await refundRenewal(deps, renewal);
  if (renewal.status === 'failed') await followRefusal(deps, subscription, invoice);
}

async function writeRenewal(
  deps: Deps,
  subscription: SubscriptionRow,
  invoice: Stripe.Invoice,
): Promise<RenewalRow> {
  const invoiceId = invoice.id!;
  const kits = new Map([[subscription.productId, subscription.quantity]]);
  const periodEnd = invoice.status === 'paid' ? await getPeriodEnd(deps, subscription) : null;
  return deps.inTransaction(async (tx) => {
    const { status } = await lockSubscription(tx.db, subscription.id);
    const known = await findRenewal(tx.db, invoiceId);
    let state = known?.status;
    if (!state) {
      const isEnded = invoice.status === 'void' || invoice.status === 'uncollectible';
      if (isEnded) state = 'void';
      else state = (await takeStock(tx.db, kits)) === null ? 'claimed' : 'short';
      const amount = invoice.amount_due;
      await insertRenewal(tx.db, { invoiceId, subscriptionId: subscription.id, amount, status: state });
    }
    if (invoice.status === 'paid' && state !== 'paid' && state !== 'refund_due' && state !== 'refunded') {
      const paymentIntentId = paidIntent(invoice);
      const hasStock = state !== 'void' && state !== 'short';
      if (hasStock)
        await acceptRenewal(deps, tx, { subscription, invoice, paymentIntentId, periodEnd: periodEnd! });
      else await updateRenewal(tx.db, invoiceId, { status: 'refund_due', paymentIntentId });
    } else if ((invoice.status === 'void' || invoice.status === 'uncollectible') && isClaim(state)) {
      await returnStock(tx.db, kits);
      await updateRenewal(tx.db, invoiceId, { status: 'void' });
    } else if (
      invoice.status === 'open' &&
      invoice.attempt_count > 0 &&
      state === 'claimed' &&
      status !== 'cancelled'
    ) {
      await updateRenewal(tx.db, invoiceId, { status: 'failed' });
      await setStatus(tx.db, subscription.id, 'overdue');
    }
    return (await findRenewal(tx.db, invoiceId))!;
  });
}

const isClaim = (state: RenewalRow['status']) => state === 'claimed' || state === 'failed';

function paidIntent(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return idOf(paid?.payment.payment_intent);
}

/** When the period that the invoice pays for ends, in seconds: the next renewal. */
async function getPeriodEnd(deps: Deps, { stripeSubscriptionId }: SubscriptionRow): Promise<number> {
  const { items } = await deps.stripe.subscriptions.retrieve(stripeSubscriptionId!);
  return Math.max(...items.data.map((item) => item.current_period_end));
}
