import type Stripe from 'stripe';
import { getUser } from '../people';
import { sql } from 'drizzle-orm';
import { readClock } from '../db';
import type { Deps } from '../deps';
import { outsideCall } from '../payments';
import { isStripeRefusal } from '../services';
import { endAtStripe } from './cancel-subscription';
import { listStarting, type SubscriptionRow } from './store';
import { stripeItem, stripeProductId } from './stripe-item';

/**
 * Tells Stripe about a paid order's subscriptions, one each since their intervals differ. The order pays for
 * the first kit, so Stripe's own first charge is the first renewal.
 */
export async function startSubscriptions(deps: Deps, orderId: string): Promise<void> {
  const now = Math.ceil((await readClock(deps.db)).getTime() / 1000);
  for (const row of await listStarting(deps.db, orderId)) {
    // Stripe takes only future dates: an overdue renewal is due in an hour.
    const subscription = { ...row, nextRenewal: Math.max(row.nextRenewal, now + 3600) };
    const { stripeCustomerId } = await getUser(deps.db, subscription.userId);
    await ensureStripeProduct(deps, subscription);
    const started =
      (await findStarted(deps, subscription, stripeCustomerId!)) ??
      (await start(deps, subscription, stripeCustomerId!));
    await deps.db.execute(sql`
      update subscriptions set stripe_subscription_id = ${started.id},
        status = case status when 'starting' then 'active' else status end
      where id = ${subscription.id}`);
    // Canceled while Stripe was being told.
    await endAtStripe(deps, subscription.id);
  }
}

function start(deps: Deps, subscription: SubscriptionRow, customer: string): Promise<Stripe.Subscription> {
  const { id, orderId, paymentMethodId, nextRenewal } = subscription;
  const params: Stripe.SubscriptionCreateParams = {
    customer,
    items: [stripeItem(subscription)],
    ...(paymentMethodId && { default_payment_method: paymentMethodId }),
    trial_end: nextRenewal,
    metadata: { purpose: 'subscription', subscriptionId: id, orderId },
  };
  return outsideCall(
    deps,
    { purpose: 'create-subscription', subjectId: id, params },
    (idempotencyKey, sent) => deps.stripe.subscriptions.create(sent, { idempotencyKey }),
  );
}

/** One created by a call whose answer never arrived and whose key no longer helps. */
async function findStarted(deps: Deps, { id }: SubscriptionRow, customer: string) {
  const { data } = await deps.stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  return data.find(({ metadata }) => metadata.subscriptionId === id) ?? null;
}

async function ensureStripeProduct(deps: Deps, subscription: SubscriptionRow): Promise<void> {
  const id = stripeProductId(subscription);
  try {
    await deps.stripe.products.create({ id, name: subscription.productName });
  } catch (error) {
    if (!isStripeRefusal(error) || error.code !== 'resource_already_exists') throw error;
  }
}
