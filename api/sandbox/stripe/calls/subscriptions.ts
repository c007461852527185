import { z } from 'zod';
import { call } from '../call';
import { notFound } from '../errors';
import { page } from '../lists';
import { anything, flag, listQuery, text } from '../params';
import { endSubscription } from '../subscriptions';
import { newSubscription, subscriptionInput } from './new-subscription';
import { updateInput, updateSubscription } from './update-subscription';
import { retrieveCall } from '../standard-calls';

export const subscriptionCalls = [
  call('subscriptions.create', 'POST /v1/subscriptions', subscriptionInput, newSubscription),
  retrieveCall('subscriptions', 'subscription'),
  call('subscriptions.update', 'POST /v1/subscriptions/:id', updateInput, updateSubscription),
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
