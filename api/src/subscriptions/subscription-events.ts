import type Stripe from 'stripe';
import type { Deps } from '../deps';
import {
  chargeEventTypes,
  followCharge,
  getPayment,
  intentOfCharge,
  type StripeEventRule,
} from '../payments';
import { idOf } from '../services';
import { followSubscription } from './follow-subscription';
import { settleInvoice } from './settle-invoice';

const idIn = (event: Stripe.Event) => (event.data.object as { id?: string }).id ?? '';

async function handleInvoice(deps: Deps, event: Stripe.Event): Promise<boolean> {
  await settleInvoice(deps, idIn(event));
  return true;
}

/**
 * A renewal may be refunded or disputed before its payment is known here. Stripe knows which invoice the
 * charge paid.
 */
async function handleCharge(deps: Deps, event: Stripe.Event): Promise<boolean> {
  const intentId = intentOfCharge(event);
  if (!intentId) return false;
  const { data } = await deps.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intentId },
    limit: 1,
  });
  const invoiceId = idOf(data[0]?.invoice);
  const payment = invoiceId ? await settleInvoice(deps, invoiceId) : null;
  if (!payment) return false;
  await followCharge(deps, await getPayment(deps.db, payment.id));
  return true;
}

async function handleSubscription(deps: Deps, event: Stripe.Event): Promise<boolean> {
  await followSubscription(deps, idIn(event));
  return true;
}

/** The events that renewals need from Stripe. */
export const subscriptionEvents: StripeEventRule[] = [
  {
    types: [
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_failed',
      'invoice.payment_action_required',
      'invoice.updated',
      'invoice.voided',
      'invoice.marked_uncollectible',
    ],
    why: 'A renewal is due, was paid or refused, or the bank asks the person.',
    handle: handleInvoice,
  },
  {
    types: ['customer.subscription.updated', 'customer.subscription.deleted'],
    why: 'A subscription was changed or ended at Stripe.',
    handle: handleSubscription,
  },
  {
    types: [...chargeEventTypes.refund, ...chargeEventTypes.dispute],
    why: 'A renewal was refunded or disputed before we knew of its charge.',
    handle: handleCharge,
  },
];
