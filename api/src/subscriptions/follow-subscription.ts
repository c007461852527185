import type { Deps } from '../deps';
import { endAtStripe } from './cancel-subscription';
import { findStarted } from './find-started';
import { markCanceled } from './mark-canceled';

/** Follows a subscription that ended at Stripe itself, by hand or after its last refused charge. */
export async function followSubscription(deps: Deps, stripeId: string): Promise<void> {
  const { status, metadata, ...seen } = await deps.stripe.subscriptions.retrieve(stripeId);
  if (status !== 'canceled' && status !== 'incomplete_expired') return;
  const subscription = await findStarted(deps.db, stripeId, metadata);
  if (!subscription) return;
  const { cancellation_details: details } = seen;
  await markCanceled(deps, subscription, details?.reason === 'payment_failed' ? 'unpaid' : 'asked');
  await endAtStripe(deps, subscription.id);
}
