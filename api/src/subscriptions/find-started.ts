import type Stripe from 'stripe';
import type { Queryable } from '../db';
import { findByStripeId, findSubscription, type SubscriptionRow } from './store';

/**
 * Finds our subscription behind one of Stripe's; null when it is not ours.
 * @throws while it is ours and its id at Stripe is not stored yet, so that Stripe sends the event again
 */
export async function findStarted(
  db: Queryable,
  stripeId: string,
  metadata: Stripe.Metadata | null,
): Promise<SubscriptionRow | null> {
  const known = await findByStripeId(db, stripeId);
  if (known) return known;
  const named = await findSubscription(db, metadata?.subscriptionId ?? '');
  if (named && !named.stripeSubscriptionId) throw new Error(`subscription ${named.id} is not started yet`);
  return null;
}
