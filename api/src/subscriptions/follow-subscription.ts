import type { Deps } from '../deps';
import { endAtStripe } from './cancel-subscription';
import { markCanceled } from './mark-canceled';
import { findByStripeId } from './store';

/** Follows a subscription that ended at Stripe itself, by hand or after its last refused charge. */
export async function followSubscription(deps: Deps, stripeId: string): Promise<void> {
  const subscription = await findByStripeId(deps.db, stripeId);
  if (!subscription) return;
  const { status, cancellation_details: details } = await deps.stripe.subscriptions.retrieve(stripeId);
  if (status !== 'canceled' && status !== 'incomplete_expired') return;
  await markCanceled(deps, subscription, details?.reason === 'payment_failed' ? 'unpaid' : 'asked');
  await endAtStripe(deps, subscription.id);
}
