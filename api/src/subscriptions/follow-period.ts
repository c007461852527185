import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { getRenewal } from './renewal-store';
import { findSubscription } from './store';

/**
 * Sets a subscription's next date to the end of the period just paid, as Stripe reports it. May be repeated.
 */
export async function followPeriod(deps: Deps, invoiceId: string): Promise<void> {
  const { subscriptionId } = await getRenewal(deps.db, invoiceId);
  const subscription = await findSubscription(deps.db, subscriptionId);
  if (!subscription?.stripeSubscriptionId) return;
  const { items } = await deps.stripe.subscriptions.retrieve(subscription.stripeSubscriptionId);
  const end = Math.max(...items.data.map((item) => item.current_period_end));
  await deps.db.execute(sql`
    update subscriptions set next_renewal_at = greatest(next_renewal_at, to_timestamp(${end}))
    where id = ${subscriptionId}`);
}
