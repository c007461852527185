import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { usableMethod } from '../cards';
import { invalidRequest } from '../errors';
import { newId } from '../ids';
import { nextOccurrence } from '../intervals';
import { finalizeInvoice, newInvoice } from '../invoices';
import { anything, clearable, flag, integer, mergeMetadata, metadata, text } from '../params';
import { chargeNow, methodOf, rhythmOf, setPeriod } from '../subscriptions';
import { newPrice, priceData } from './prices';

export const itemInput = z.strictObject({
  price: text.optional(),
  price_data: priceData.optional(),
  quantity: integer.refine((count) => count >= 1, 'Invalid quantity').optional(),
  metadata: metadata.optional(),
});

export const subscriptionInput = z.strictObject({
  customer: text,
  items: z.array(itemInput).min(1).max(20),
  billing_cycle_anchor: integer.optional(),
  billing_mode: anything,
  cancel_at: integer.optional(),
  cancel_at_period_end: flag.optional(),
  collection_method: z.literal('charge_automatically').optional(),
  currency: text.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: anything,
  proration_behavior: anything,
  trial_end: z.union([integer, z.literal('now')]).optional(),
  trial_period_days: integer.optional(),
  trial_settings: anything,
  pending_invoice_item_interval: clearable.optional(),
});

type SubscriptionInput = z.output<typeof subscriptionInput>;

const DAY = 24 * 60 * 60;

/** Starts a subscription: free until its trial ends, otherwise charged now. */
export function newSubscription(account: Account, input: SubscriptionInput): Stripe.Subscription {
  const customer = account.store.get('customer', input.customer, 'customer');
  if (input.default_payment_method) checkMethod(account, input.default_payment_method, customer.id);
  const now = account.now(customer.id);
  const subscription = blank(account, input, now);
  const trialEnd = trialEndOf(input, now);
  const rhythm = rhythmOf(subscription);
  subscription.billing_cycle_anchor = trialEnd ?? input.billing_cycle_anchor ?? now;
  setPeriod(subscription, now, trialEnd ?? nextOccurrence(subscription.billing_cycle_anchor, rhythm, now));
  const isFree = trialEnd !== null;
  const needsMethod = !isFree && input.payment_behavior !== 'default_incomplete';
  if (needsMethod && !methodOf(account, subscription)) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      'resource_missing',
    );
  }
  if (isFree) Object.assign(subscription, { status: 'trialing', trial_start: now, trial_end: trialEnd });
  account.tell('customer.subscription.created', account.store.save(subscription));
  const invoice = newInvoice(account, subscription, { reason: 'subscription_create', isFree });
  finalizeInvoice(account, invoice);
  if (isFree || input.payment_behavior === 'default_incomplete') return subscription;
  const refusal = chargeNow(account, subscription, invoice);
  if (refusal && input.payment_behavior === 'error_if_incomplete') {
    account.store.remove('subscription', subscription.id);
    throw refusal;
  }
  return subscription;
}

export function checkMethod(account: Account, methodId: string, customer: string): void {
  if (usableMethod(account, methodId).customer !== customer) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${methodId}. The payment method must be attached to the customer.`,
      'resource_missing',
      'default_payment_method',
    );
  }
}

function trialEndOf(input: SubscriptionInput, now: number): number | null {
  const end = input.trial_period_days ? now + input.trial_period_days * DAY : input.trial_end;
  if (end === undefined || end === 'now') return null;
  if (end <= now)
    throw invalidRequest(
      'Invalid timestamp: must be an integer Unix timestamp in the future.',
      undefined,
      'trial_end',
    );
  return end;
}

function blank(account: Account, input: SubscriptionInput, now: number): Stripe.Subscription {
  const id = newId('sub');
  const data = input.items.map((each) => newItem(account, id, each, now));
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: input.cancel_at ?? null,
    cancel_at_period_end: input.cancel_at_period_end ?? false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: data[0]?.price.currency ?? 'usd',
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.default_payment_method ?? null,
    default_source: null,
    default_tax_rates: [],
    description: input.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', url: `/v1/subscription_items?subscription=${id}`, has_more: false, data },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata(null, input.metadata),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: account.store.get('customer', input.customer).test_clock ?? null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: 'unchanged', missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}

export function newItem(
  account: Account,
  subscription: string,
  input: z.output<typeof itemInput>,
  now: number,
): Stripe.SubscriptionItem {
  const price = input.price_data
    ? newPrice(account, input.price_data)
    : account.store.get('price', input.price ?? '', 'items[price]');
  const { recurring } = price;
  if (!recurring) {
    throw invalidRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      undefined,
      'items[price]',
    );
  }
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: now,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: mergeMetadata(null, input.metadata),
    plan: {
      id: price.id,
      object: 'plan',
      active: price.active,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: recurring.interval,
      interval_count: recurring.interval_count,
      livemode: false,
      metadata: price.metadata,
      meter: null,
      nickname: price.nickname,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: input.quantity ?? 1,
    subscription,
    tax_rates: [],
  };
}
