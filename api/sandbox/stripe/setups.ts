import type Stripe from 'stripe';
import type { Account } from './account';
import { secretOf, usableMethod } from './cards';
import { customerOf } from './charges';
import { invalidRequest, StripeRefusal } from './errors';
import { keepForLater, nextAction } from './intents';
import { newId } from './ids';
import { refusedCard } from './refused-card';
import { type Decline, DECLINES } from './test-cards';

export interface NewSetup {
  customer?: string;
  metadata: Record<string, string>;
  description?: string | null;
  usage?: string;
  methodTypes?: string[];
}

export function newSetup(account: Account, input: NewSetup): Stripe.SetupIntent {
  if (input.customer) account.store.get('customer', input.customer, 'customer');
  const id = newId('seti');
  const setup: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: (input.methodTypes ?? null) as 'card'[] | null,
    application: null,
    automatic_payment_methods: input.methodTypes ? null : { enabled: true, allow_redirects: 'always' },
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    created: account.now(input.customer),
    customer: input.customer ?? null,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: input.methodTypes ?? ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: input.usage ?? 'off_session',
  };
  account.tell('setup_intent.created', account.store.save(setup));
  return setup;
}

/**
 * Checks the card with its bank for later use; ends in `succeeded` or `requires_action`, a refusal is thrown.
 */
export function confirmSetup(
  account: Account,
  setup: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  returnUrl?: string,
) {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(setup.status)) {
    throw invalidRequest(
      `You cannot confirm this SetupIntent because it has a status of ${setup.status}.`,
      'setup_intent_unexpected_state',
    );
  }
  setup.payment_method = method.id;
  setup.last_setup_error = null;
  const { behaviour } = secretOf(account, method.id);
  if (behaviour.authentication !== 'never' && behaviour.authentication !== 'on-session-only') {
    setup.status = 'requires_action';
    setup.next_action = nextAction(account, setup.id, returnUrl) as Stripe.SetupIntent.NextAction;
    account.tell('setup_intent.requires_action', account.store.save(setup));
    return setup;
  }
  const refusal = settleSetup(account, setup, method);
  if (refusal) throw refusal;
  return setup;
}

export function finishSetupChallenge(account: Account, setup: Stripe.SetupIntent, hasPassed: boolean): void {
  if (setup.status !== 'requires_action') return;
  const method = usableMethod(account, String(setup.payment_method));
  setup.next_action = null;
  if (hasPassed) settleSetup(account, setup, method);
  else {
    refuseSetup(account, setup, method, {
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  }
}

function settleSetup(
  account: Account,
  setup: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): StripeRefusal | null {
  const { behaviour } = secretOf(account, method.id);
  if (!behaviour.attaches) return refuseSetup(account, setup, method, behaviour.decline ?? DECLINES.generic);
  const customer = customerOf(setup);
  keepForLater(account, method, customer);
  setup.status = 'succeeded';
  account.tell('setup_intent.succeeded', account.store.save(setup));
  return null;
}

function refuseSetup(
  account: Account,
  setup: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
) {
  const error = refusedCard(decline, method);
  setup.status = 'requires_payment_method';
  setup.payment_method = null;
  setup.next_action = null;
  setup.last_setup_error = error as unknown as Stripe.SetupIntent.LastSetupError;
  account.tell('setup_intent.setup_failed', account.store.save(setup));
  return new StripeRefusal(402, { ...error, setup_intent: structuredClone(setup) });
}
