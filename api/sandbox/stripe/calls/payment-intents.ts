import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { call, type Caller } from '../call';
import { usableMethod } from '../cards';
import { invalidRequest, notFound } from '../errors';
import { newId } from '../ids';
import { cancelIntent, captureIntent, confirmIntent } from '../intents';
import { page } from '../lists';
import {
  anything,
  clearable,
  currency,
  flag,
  integer,
  listQuery,
  mergeMetadata,
  metadata,
  shipping,
  text,
} from '../params';
import { createMethod, methodInput } from './payment-methods';

const amount = integer
  .refine((cents) => cents >= 50, 'Amount must be at least $0.50 usd')
  .refine((cents) => cents <= 99_999_999, 'Amount must be no more than $999,999.99');

const changeable = {
  amount: amount.optional(),
  currency: currency.optional(),
  customer: text.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  payment_method: clearable.optional(),
  payment_method_data: methodInput.optional(),
  allowed_payment_method_types: z.array(text).optional(),
  excluded_payment_method_types: anything,
  receipt_email: clearable.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session', '']).optional(),
  shipping: z.union([z.literal('').transform(() => null), shipping]).optional(),
  statement_descriptor: text.max(22).optional(),
  statement_descriptor_suffix: text.max(22).optional(),
  transfer_group: text.optional(),
  payment_method_options: anything,
};

const confirming = {
  off_session: z.union([flag, z.enum(['one_off', 'recurring']).transform(() => true)]).optional(),
  return_url: text.optional(),
  error_on_requires_action: flag.optional(),
  use_stripe_sdk: flag.optional(),
  mandate_data: anything,
};

const createInput = z.strictObject({
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

const confirmInput = z.strictObject({
  ...confirming,
  payment_method: text.optional(),
  payment_method_data: methodInput.optional(),
  receipt_email: clearable.optional(),
  setup_future_usage: changeable.setup_future_usage,
  shipping: changeable.shipping,
  capture_method: createInput.shape.capture_method,
  client_secret: text.optional(),
  allowed_payment_method_types: changeable.allowed_payment_method_types,
  payment_method_options: anything,
});

type Changes = Partial<z.output<z.ZodObject<typeof changeable>>>;

/** Makes an intent without asking for the money yet. */
export function newIntent(account: Account, input: z.output<typeof createInput>): Stripe.PaymentIntent {
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
  change(account, intent, input, 'secret');
  account.intentChanged(intent, 'payment_intent.created');
  return intent;
}

function change(account: Account, intent: Stripe.PaymentIntent, changes: Changes, key: Caller['key']): void {
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

type ConfirmInput = z.output<typeof confirmInput>;

function confirm(account: Account, intent: Stripe.PaymentIntent, input: ConfirmInput, key: Caller['key']) {
  if (key === 'secret') expectReturnUrl(intent, input);
  const { capture_method: captureMethod, ...changes } = input;
  if (captureMethod) intent.capture_method = captureMethod;
  change(account, intent, changes, key);
  return confirmIntent(account, intent, {
    isOffSession: input.off_session ?? false,
    returnUrl: input.use_stripe_sdk ? undefined : input.return_url,
    refuseAuthentication: input.error_on_requires_action,
  });
}

/** Stripe asks for this when redirect-based methods are possible; forgetting it is a common mistake. */
function expectReturnUrl(intent: Stripe.PaymentIntent, input: ConfirmInput): void {
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always';
  if (!mayRedirect || input.return_url || input.off_session || input.use_stripe_sdk) return;
  throw invalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
  );
}

function intentFor(account: Account, id: string, caller: Caller, secret?: string): Stripe.PaymentIntent {
  const intent = account.store.find('payment_intent', id);
  if (!intent || (caller.key === 'publishable' && intent.client_secret !== secret)) {
    throw notFound('payment_intent', id, 'intent');
  }
  return intent;
}

const HIDDEN_FROM_BROWSERS = ['customer', 'metadata', 'latest_charge', 'amount_received', 'on_behalf_of'];

/** What a browser may read of an intent with its client secret. */
function seenBy(caller: Caller, intent: Stripe.PaymentIntent): unknown {
  if (caller.key === 'secret') return intent;
  return Object.fromEntries(
    Object.entries(intent).filter(([field]) => !HIDDEN_FROM_BROWSERS.includes(field)),
  );
}

export const paymentIntentCalls = [
  call('payment_intents.create', 'POST /v1/payment_intents', createInput, (account, input, _id, { key }) => {
    const intent = newIntent(account, input);
    if (!input.confirm) return intent;
    const { off_session, return_url, error_on_requires_action, use_stripe_sdk } = input;
    return confirm(
      account,
      intent,
      { off_session, return_url, error_on_requires_action, use_stripe_sdk },
      key,
    );
  }),
  call(
    'payment_intents.retrieve',
    'GET /v1/payment_intents/:id',
    z.strictObject({ client_secret: text.optional() }),
    (account, input, id, caller) => seenBy(caller, intentFor(account, id, caller, input.client_secret)),
    { isPublic: true },
  ),
  call(
    'payment_intents.update',
    'POST /v1/payment_intents/:id',
    z.strictObject(changeable),
    (account, input, id) => {
      const intent = account.store.get('payment_intent', id);
      if (
        input.amount !== undefined &&
        ['succeeded', 'canceled', 'requires_capture'].includes(intent.status)
      ) {
        throw invalidRequest(
          `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
          'payment_intent_unexpected_state',
          'amount',
        );
      }
      change(account, intent, input, 'secret');
      return account.store.save(intent);
    },
  ),
  call(
    'payment_intents.confirm',
    'POST /v1/payment_intents/:id/confirm',
    confirmInput,
    (account, input, id, caller) => {
      const intent = intentFor(account, id, caller, input.client_secret);
      return seenBy(caller, confirm(account, intent, input, caller.key));
    },
    { isPublic: true },
  ),
  call(
    'payment_intents.capture',
    'POST /v1/payment_intents/:id/capture',
    z.strictObject({
      amount_to_capture: integer.optional(),
      metadata: metadata.optional(),
      final_capture: flag.optional(),
    }),
    (account, input, id) => {
      const intent = account.store.get('payment_intent', id);
      intent.metadata = mergeMetadata(intent.metadata, input.metadata);
      return captureIntent(account, intent, input.amount_to_capture);
    },
  ),
  call(
    'payment_intents.cancel',
    'POST /v1/payment_intents/:id/cancel',
    z.strictObject({
      cancellation_reason: z
        .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
        .optional(),
    }),
    (account, input, id) =>
      cancelIntent(account, account.store.get('payment_intent', id), input.cancellation_reason ?? null),
  ),
  call(
    'payment_intents.list',
    'GET /v1/payment_intents',
    z.strictObject({ ...listQuery, customer: text.optional() }),
    (account, { customer, ...query }) => {
      const all = account.store
        .list('payment_intent')
        .filter((each) => !customer || each.customer === customer);
      return page('/v1/payment_intents', all, query);
    },
  ),
];
