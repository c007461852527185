import type Stripe from 'stripe';
import type { Deps } from '../deps';
import type { StripeEventRule } from '../payments';
import { followSubscription } from './follow-subscription';
import { settleInvoice } from './settle-invoice';

const idIn = (event: Stripe.Event) => (event.data.object as { id?: string }).id ?? '';

async function handleInvoice(deps: Deps, event: Stripe.Event): Promise<boolean> {
  await settleInvoice(deps, idIn(event));
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
];
