import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import type { Caller } from '../call';
import { usableMethod } from '../cards';
import { newId } from '../ids';
import {
  anything,
  clearable,
  clearableEmail,
  currency,
  flag,
  integer,
  mergeMetadata,
  metadata,
  shipping,
  text,
} from '../params';
import { createMethod, methodInput } from './payment-methods';

const amount = integer
  .refine((cents) => cents >= 50, 'Amount must be at least $0.50 usd')
  .refine((cents) => cents <= 99_999_999, 'Amount must be no more than $999,999.99');

/** Parameters that can be set at creation and changed until the intent is confirmed. */
export const changeable = {
  amount: amount.optional(),
  currency: currency.optional(),
  customer: text.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  payment_method: clearable.optional(),
  payment_method_data: methodInput.optional(),
  allowed_payment_method_types: z.array(text).optional(),
  excluded_payment_method_types: anything,
  receipt_email: clearableEmail.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session', '']).optional(),
  shipping: z.union([z.literal('').transform(() => null), shipping]).optional(),
  statement_descriptor: text.max(22).optional(),
  statement_descriptor_suffix: text.max(22).optional(),
  transfer_group: text.optional(),
  payment_method_options: anything,
};

/** How to confirm the intent. */
export const confirming = {
  off_session: z.union([flag, z.enum(['one_off', 'recurring']).transform(() => true)]).optional(),
  return_url: text.optional(),
  error_on_requires_action: flag.optional(),
  use_stripe_sdk: flag.optional(),
  mandate_data: anything,
};

export const intentInput = z.strictObject({
  ...changeable,
  ...confirming,
  amount,
  currency,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  confirm: flag.optional(),
  confirmation_method: z.enum(['automatic', 'manual']).optional(),
});

type Changes = Partial<z.output<z.ZodObject<typeof changeable>>>;

/** Creates an intent without confirming it yet. */
export function newIntent(account: Account, input: z.output<typeof intentInput>): Stripe.PaymentIntent {
  if (input.customer) account.store.get('customer', input.customer, 'customer');
  const id = newId('pi');
  const isAutomatic =
    input.allowed_payment_method_types === undefined || input.automatic_payment_methods?.enabled === true;
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: (input.allowed_payment_method_types ?? null) as 'card'[] | null,
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: isAutomatic
      ? { enabled: true, allow_redirects: input.automatic_payment_methods?.allow_redirects ?? 'always' }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: input.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: input.confirmation_method ?? 'automatic',
    created: account.now(input.customer),
    currency: input.currency,
    customer: input.customer ?? null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: input.allowed_payment_method_types ?? ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  changeIntent(account, intent, input, 'secret');
  account.intentChanged(intent, 'payment_intent.created');
  return intent;
}

/** Applies the parameters; an intent with a payment method waits for confirmation. */
export function changeIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  changes: Changes,
  key: Caller['key'],
): void {
  const {
    metadata: added,
    payment_method: method,
    payment_method_data: data,
    setup_future_usage: usage,
  } = changes;
  intent.metadata = mergeMetadata(intent.metadata, added);
  intent.amount = changes.amount ?? intent.amount;
  intent.currency = changes.currency ?? intent.currency;
  intent.customer = changes.customer ?? intent.customer;
  if (changes.description !== undefined) intent.description = changes.description;
  if (changes.receipt_email !== undefined) intent.receipt_email = changes.receipt_email;
  if (changes.shipping !== undefined)
    intent.shipping = changes.shipping as Stripe.PaymentIntent.Shipping | null;
  intent.statement_descriptor = changes.statement_descriptor ?? intent.statement_descriptor;
  intent.statement_descriptor_suffix =
    changes.statement_descriptor_suffix ?? intent.statement_descriptor_suffix;
  if (usage !== undefined) intent.setup_future_usage = usage === '' ? null : usage;
  if (method === null) intent.payment_method = null;
  if (method) intent.payment_method = usableMethod(account, method).id;
  if (data) intent.payment_method = createMethod(account, data, key).id;
  if (intent.payment_method && intent.status === 'requires_payment_method')
    intent.status = 'requires_confirmation';
}
