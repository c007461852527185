import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { call, type Caller } from '../call';
import { usableMethod } from '../cards';
import { invalidRequest, notFound } from '../errors';
import { anything, flag, mergeMetadata, metadata, text } from '../params';
import { confirmSetup, newSetup } from '../setups';
import { createMethod, methodInput } from './payment-methods';
import { listCall } from '../standard-calls';

const confirming = {
  payment_method: text.optional(),
  payment_method_data: methodInput.optional(),
  return_url: text.optional(),
  use_stripe_sdk: flag.optional(),
  mandate_data: anything,
};

const createInput = z.strictObject({
  ...confirming,
  automatic_payment_methods: anything,
  confirm: flag.optional(),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: z.array(text).optional(),
  payment_method_options: anything,
  usage: z.enum(['off_session', 'on_session']).optional(),
});

const confirmInput = z.strictObject({ ...confirming, client_secret: text.optional() });

function setupFor(account: Account, id: string, caller: Caller, secret?: string): Stripe.SetupIntent {
  const setup = account.store.find('setup_intent', id);
  if (!setup || (caller.key === 'publishable' && setup.client_secret !== secret)) {
    throw notFound('setupintent', id, 'intent');
  }
  return setup;
}

function confirm(
  account: Account,
  setup: Stripe.SetupIntent,
  input: z.output<typeof confirmInput>,
  { key }: Caller,
) {
  const named = input.payment_method ?? setup.payment_method;
  const method = input.payment_method_data
    ? createMethod(account, input.payment_method_data, key)
    : typeof named === 'string' && usableMethod(account, named);
  if (!method) {
    throw invalidRequest(
      "You cannot confirm this SetupIntent because it's missing a payment method.",
      'setup_intent_unexpected_state',
    );
  }
  return confirmSetup(account, setup, method, input.use_stripe_sdk ? undefined : input.return_url);
}

export const setupIntentCalls = [
  call('setup_intents.create', 'POST /v1/setup_intents', createInput, (account, input, _id, caller) => {
    const setup = newSetup(account, {
      customer: input.customer,
      metadata: mergeMetadata(null, input.metadata),
      description: input.description,
      usage: input.usage,
      methodTypes: input.allowed_payment_method_types,
    });
    if (input.payment_method) {
      setup.payment_method = usableMethod(account, input.payment_method).id;
      setup.status = 'requires_confirmation';
      account.store.save(setup);
    }
    const { payment_method_data, return_url } = input;
    return input.confirm ? confirm(account, setup, { payment_method_data, return_url }, caller) : setup;
  }),
  call(
    'setup_intents.retrieve',
    'GET /v1/setup_intents/:id',
    z.strictObject({ client_secret: text.optional() }),
    (account, input, id, caller) => setupFor(account, id, caller, input.client_secret),
    { isPublic: true },
  ),
  call(
    'setup_intents.confirm',
    'POST /v1/setup_intents/:id/confirm',
    confirmInput,
    (account, input, id, caller) =>
      confirm(account, setupFor(account, id, caller, input.client_secret), input, caller),
    { isPublic: true },
  ),
  call(
    'setup_intents.cancel',
    'POST /v1/setup_intents/:id/cancel',
    z.strictObject({
      cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).optional(),
    }),
    (account, input, id) => {
      const setup = account.store.get('setup_intent', id);
      if (['succeeded', 'canceled'].includes(setup.status)) {
        throw invalidRequest(
          `You cannot cancel this SetupIntent because it has a status of ${setup.status}.`,
          'setup_intent_unexpected_state',
        );
      }
      setup.status = 'canceled';
      setup.cancellation_reason = input.cancellation_reason ?? null;
      account.tell('setup_intent.canceled', account.store.save(setup));
      return setup;
    },
  ),
  listCall('setup_intents', 'setup_intent', ['customer', 'payment_method']),
];
