import { callApi, type Reply, type StripeError } from './api-calls';
import { CardElement } from './card-element';
import { askBank } from './challenge';

interface Intent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  next_action: {
    use_stripe_sdk?: { stripe_js: string };
    redirect_to_url?: { url: string };
  } | null;
  last_payment_error?: StripeError | null;
  last_setup_error?: StripeError | null;
}

export type IntentOutcome = { error: StripeError } | { error?: undefined; intent: Intent };

export interface MethodData {
  type?: string;
  card?: CardElement | object;
  billing_details?: object;
  metadata?: object;
}

export interface ConfirmData {
  payment_method?: string | MethodData;
  [field: string]: unknown;
}

/** `pi_1_secret_2` is the secret of `pi_1`. */
function pathOf(clientSecret: string): string {
  const [, id = '', kind] = /^((pi|seti)_[A-Za-z0-9]+)_secret_/.exec(clientSecret) ?? [];
  if (!id) throw new Error(`Invalid value for clientSecret: ${clientSecret}`);
  return `/v1/${kind === 'pi' ? 'payment_intents' : 'setup_intents'}/${id}`;
}

export async function readIntent(key: string, clientSecret: string): Promise<IntentOutcome> {
  const path = `${pathOf(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`;
  return asIntent(await callApi(key, 'GET', path));
}

function asIntent(reply: Reply): IntentOutcome {
  return reply.error ? { error: reply.error } : { intent: reply as unknown as Intent };
}

/** Takes an intent that waits for the bank through the bank's dialog. */
export async function finishWithBank(
  key: string,
  clientSecret: string,
  waiting: Intent,
): Promise<IntentOutcome> {
  const url = waiting.next_action?.use_stripe_sdk?.stripe_js ?? waiting.next_action?.redirect_to_url?.url;
  if (waiting.status !== 'requires_action' || !url) return { intent: waiting };
  await askBank(url);
  const outcome = await readIntent(key, clientSecret);
  if (outcome.error) return outcome;
  const { intent } = outcome;
  const refusal = intent.last_payment_error ?? intent.last_setup_error;
  if (refusal) return { error: { ...refusal, [intent.object]: intent } };
  return intent.status === 'requires_action' ? { error: unanswered(intent) } : outcome;
}

/** The dialog was closed without an answer. */
function unanswered(intent: Intent): StripeError {
  return {
    type: 'invalid_request_error',
    code: `${intent.object}_authentication_failure`,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    [intent.object]: intent,
  };
}

/** The bank was answered elsewhere, or never asked. */
export function asksNothing(intent: Intent): StripeError {
  const kind = intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent';
  return {
    type: 'invalid_request_error',
    code: `${intent.object}_unexpected_state`,
    message: `handleNextAction: The ${kind} supplied is not in the requires_action state.`,
    [intent.object]: intent,
  };
}

/** Confirms with a card element, a payment method's id or data, or what the intent already has. */
export async function confirmIntent(
  key: string,
  clientSecret: string,
  { payment_method: given, ...others }: ConfirmData = {},
  options: { handleActions?: boolean } = {},
): Promise<IntentOutcome> {
  const path = `${pathOf(clientSecret)}/confirm`;
  const method = typeof given === 'object' ? await createMethod(key, given) : { id: given };
  if ('error' in method && method.error) return { error: method.error };
  const confirmed = asIntent(
    await callApi(key, 'POST', path, {
      ...others,
      payment_method: 'id' in method ? method.id : undefined,
      use_stripe_sdk: true,
      client_secret: clientSecret,
    }),
  );
  if (confirmed.error || options.handleActions === false) return confirmed;
  return finishWithBank(key, clientSecret, confirmed.intent);
}

export function createMethod(key: string, { type = 'card', card, ...data }: MethodData): Promise<Reply> {
  const { billing_details, metadata } = data;
  if (card instanceof CardElement) return card.ask('method', { key, type, billing_details, metadata });
  return callApi(key, 'POST', '/v1/payment_methods', { type, billing_details, metadata, card });
}
