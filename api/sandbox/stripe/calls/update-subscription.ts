import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { invalidRequest } from '../errors';
import { finalizeInvoice, newInvoice } from '../invoices';
import { anything, clearable, flag, integer, mergeMetadata, metadata, text } from '../params';
import { restartPeriod, rhythmOf, setPeriod } from '../subscriptions';
import { checkMethod, itemInput, newItem } from './new-subscription';

export const updateInput = z.strictObject({
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  cancel_at: z.union([z.literal('').transform(() => null), integer]).optional(),
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: clearable.optional(),
  items: z
    .array(itemInput.extend({ id: text }))
    .min(1)
    .max(20)
    .optional(),
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
  trial_end: z.union([z.literal('now'), integer]).optional(),
});

type UpdateInput = z.output<typeof updateInput>;

/**
 * Changes a subscription like Stripe without proration: a new interval starts a period now unless a trial is
 * running.
 */
export function updateSubscription(account: Account, input: UpdateInput, id: string): Stripe.Subscription {
  const subscription = account.store.get('subscription', id);
  expectAlive(subscription);
  const before = {
    pause_collection: subscription.pause_collection,
    cancel_at_period_end: subscription.cancel_at_period_end,
  };
  const now = account.now(String(subscription.customer));
  const trialEnd = typeof input.trial_end === 'number' ? input.trial_end : null;
  if (trialEnd !== null && trialEnd <= now) {
    const message = 'Invalid timestamp: must be an integer Unix timestamp in the future.';
    throw invalidRequest(message, undefined, 'trial_end');
  }
  if (input.default_payment_method) {
    checkMethod(account, input.default_payment_method, String(subscription.customer));
    subscription.default_payment_method = input.default_payment_method;
  }
  if (input.cancel_at !== undefined) subscription.cancel_at = input.cancel_at;
  if (input.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = input.cancel_at_period_end;
    subscription.canceled_at = input.cancel_at_period_end ? now : null;
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
  const isNewRhythm = input.items ? replaceItems(account, subscription, input.items) : false;
  if (trialEnd !== null) beginTrial(account, subscription, now, trialEnd);
  const restarts = input.billing_cycle_anchor?.type === 'now' || input.trial_end === 'now';
  if (restarts || (isNewRhythm && subscription.status !== 'trialing')) restartPeriod(account, subscription);
  account.tell('customer.subscription.updated', account.store.save(subscription), before);
  return subscription;
}

/** @returns whether the interval has changed */
function replaceItems(
  account: Account,
  subscription: Stripe.Subscription,
  items: NonNullable<UpdateInput['items']>,
): boolean {
  const before = rhythmOf(subscription);
  for (const { id, ...input } of items) {
    const index = subscription.items.data.findIndex((item) => item.id === id);
    const item = subscription.items.data[index];
    if (!item) throw invalidRequest(`No such subscription item: '${id}'`, 'resource_missing', 'items[id]');
    const price = input.price || input.price_data ? {} : { price: item.price.id };
    const quantity = input.quantity ?? item.quantity;
    const { current_period_start, current_period_end, created } = item;
    const made = newItem(account, subscription.id, { ...input, ...price, quantity }, created);
    subscription.items.data[index] = { ...made, id, current_period_start, current_period_end };
  }
  const after = rhythmOf(subscription);
  return before.interval !== after.interval || before.interval_count !== after.interval_count;
}

/** Nothing is charged until the trial ends, and the interval counts from there. */
function beginTrial(account: Account, subscription: Stripe.Subscription, now: number, end: number): void {
  const isRunning = subscription.status === 'trialing';
  subscription.trial_start = isRunning ? subscription.trial_start : now;
  subscription.trial_end = end;
  subscription.billing_cycle_anchor = end;
  const start = subscription.items.data[0]?.current_period_start ?? now;
  setPeriod(subscription, isRunning ? start : now, end);
  if (isRunning) return;
  subscription.status = 'trialing';
  finalizeInvoice(
    account,
    newInvoice(account, subscription, { reason: 'subscription_update', isFree: true }),
  );
}

function expectAlive(subscription: Stripe.Subscription): void {
  if (subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired') return;
  throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
}
