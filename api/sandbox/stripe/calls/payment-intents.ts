import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { call, type Caller } from '../call';
import { invalidRequest, notFound } from '../errors';
import { cancelIntent, captureIntent, confirmIntent } from '../intents';
import { anything, clearable, flag, integer, mergeMetadata, metadata, text } from '../params';
import { changeable, changeIntent, confirming, intentInput, newIntent } from './new-intent';
import { methodInput } from './payment-methods';
import { listCall } from '../standard-calls';

const confirmInput = z.strictObject({
  ...confirming,
  payment_method: text.optional(),
  payment_method_data: methodInput.optional(),
  receipt_email: clearable.optional(),
  setup_future_usage: changeable.setup_future_usage,
  shipping: changeable.shipping,
  capture_method: intentInput.shape.capture_method,
  client_secret: text.optional(),
  allowed_payment_method_types: changeable.allowed_payment_method_types,
  payment_method_options: anything,
});

type ConfirmInput = z.output<typeof confirmInput>;

function confirm(account: Account, intent: Stripe.PaymentIntent, input: ConfirmInput, key: Caller['key']) {
  if (key === 'secret') expectReturnUrl(intent, input);
  const { capture_method: captureMethod, ...changes } = input;
  if (captureMethod) intent.capture_method = captureMethod;
  changeIntent(account, intent, changes, key);
  return confirmIntent(account, intent, {
    isOffSession: input.off_session ?? false,
    returnUrl: input.use_stripe_sdk ? undefined : input.return_url,
    refuseAuthentication: input.error_on_requires_action,
  });
}

/** Stripe requires this when redirect-based methods are possible; omitting it is a common mistake. */
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
  call('payment_intents.create', 'POST /v1/payment_intents', intentInput, (account, input, _id, { key }) => {
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
      changeIntent(account, intent, input, 'secret');
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
  listCall('payment_intents', 'payment_intent', ['customer']),
];
