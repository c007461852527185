import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { call } from '../call';
import { invalidRequest, notFound } from '../errors';
import { page } from '../lists';
import { anything, clearable, flag, integer, listQuery, mergeMetadata, metadata, text } from '../params';
import { endSubscription, restartPeriod } from '../subscriptions';
import { checkMethod, newSubscription, subscriptionInput } from './new-subscription';
import { retrieveCall } from '../standard-calls';

const updateInput = z.strictObject({
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  cancel_at: z.union([z.literal('').transform(() => null), integer]).optional(),
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  pause_collection: z
    .union([
      z.literal('').transform(() => null),
      z.strictObject({
        behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: integer.optional(),
      }),
    ])
    .optional(),
  payment_behavior: anything,
  payment_settings: anything,
  proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
  trial_end: z.literal('now').optional(),
});

function update(account: Account, input: z.output<typeof updateInput>, id: string): Stripe.Subscription {
  const subscription = account.store.get('subscription', id);
  expectAlive(subscription);
  if (input.default_payment_method) {
    checkMethod(account, input.default_payment_method, String(subscription.customer));
    subscription.default_payment_method = input.default_payment_method;
  }
  const before = {
    pause_collection: subscription.pause_collection,
    cancel_at_period_end: subscription.cancel_at_period_end,
  };
  if (input.cancel_at !== undefined) subscription.cancel_at = input.cancel_at;
  if (input.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = input.cancel_at_period_end;
    subscription.canceled_at = input.cancel_at_period_end ? account.now(String(subscription.customer)) : null;
  }
  if (input.description !== undefined) subscription.description = input.description;
  if (input.pause_collection !== undefined) {
    const pause = input.pause_collection;
    subscription.pause_collection = pause && {
      behavior: pause.behavior,
      resumes_at: pause.resumes_at ?? null,
    };
  }
  subscription.metadata = mergeMetadata(subscription.metadata, input.metadata);
  if (input.billing_cycle_anchor?.type === 'now' || input.trial_end === 'now')
    restartPeriod(account, subscription);
  account.tell('customer.subscription.updated', account.store.save(subscription), before);
  return subscription;
}

function expectAlive(subscription: Stripe.Subscription): void {
  if (subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired') return;
  throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
}

export const subscriptionCalls = [
  call('subscriptions.create', 'POST /v1/subscriptions', subscriptionInput, newSubscription),
  retrieveCall('subscriptions', 'subscription'),
  call('subscriptions.update', 'POST /v1/subscriptions/:id', updateInput, update),
  call(
    'subscriptions.cancel',
    'DELETE /v1/subscriptions/:id',
    z.strictObject({
      cancellation_details: anything,
      invoice_now: flag.optional(),
      prorate: flag.optional(),
    }),
    (account, _input, id) => {
      const subscription = account.store.get('subscription', id);
      if (subscription.ended_at !== null) throw notFound('subscription', id);
      endSubscription(account, subscription, 'cancellation_requested');
      return subscription;
    },
  ),
  call(
    'subscriptions.list',
    'GET /v1/subscriptions',
    z.strictObject({
      ...listQuery,
      customer: text.optional(),
      price: text.optional(),
      status: text.optional(),
      test_clock: anything,
    }),
    (account, { customer, price, status, test_clock: _, ...query }) => {
      const all = account.store
        .list('subscription')
        .filter((each) => !customer || each.customer === customer)
        .filter((each) => !price || each.items.data.some((item) => item.price.id === price))
        .filter((each) => status === 'all' || (status ? each.status === status : each.status !== 'canceled'));
      return page('/v1/subscriptions', all, query);
    },
  ),
];
