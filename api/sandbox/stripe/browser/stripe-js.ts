import { callApi, type Reply } from './api-calls';
import { CardElement } from './card-element';
import type { CardOptions } from './card-messages';
import {
  asksNothing,
  type ConfirmData,
  confirmIntent,
  createMethod,
  finishWithBank,
  type IntentOutcome,
  type MethodData,
  readIntent,
} from './intents';

/** The group that creates elements and finds the mounted one. */
function newElements() {
  const made = new Map<string, CardElement>();
  return {
    create(type: string, options?: CardOptions) {
      if (type !== 'card')
        throw new Error(`The stand-in for Stripe.js has the card element only, not "${type}".`);
      if (made.has(type))
        throw new Error("Can only create one Element of type 'card' through an Elements instance.");
      const element = new CardElement(options);
      element.onDestroy = () => made.delete(type);
      made.set(type, element);
      return element;
    },
    /** Takes a type, or a component of the React wrapper, which has its type. */
    getElement: (type: string | { __elementType?: string }) =>
      made.get(typeof type === 'string' ? type : (type.__elementType ?? '')) ?? null,
    update() {},
    submit: async () => ({}),
    fetchUpdates: async () => ({}),
  };
}

const named = (name: string) => (reply: Reply) => (reply.error ? { error: reply.error } : { [name]: reply });

function namedIntent(outcome: IntentOutcome) {
  if (outcome.error) return { error: outcome.error };
  const name = outcome.intent.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent';
  return { [name]: outcome.intent };
}

type ElementsMethod = { elements: ReturnType<typeof newElements>; params?: MethodData };

function Stripe(key: string) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw new Error(
      'Please call Stripe() with your publishable key. You used an empty string or another kind of key.',
    );
  }
  const finish = async ({ clientSecret }: { clientSecret: string }) => {
    const outcome = await readIntent(key, clientSecret);
    if (outcome.error) return namedIntent(outcome);
    if (outcome.intent.status !== 'requires_action')
      return namedIntent({ error: asksNothing(outcome.intent) });
    return namedIntent(await finishWithBank(key, clientSecret, outcome.intent));
  };
  const confirm = async (clientSecret: string, data?: ConfirmData, options?: { handleActions?: boolean }) =>
    namedIntent(await confirmIntent(key, clientSecret, data, options));
  const retrieve = async (clientSecret: string) => namedIntent(await readIntent(key, clientSecret));
  return {
    elements: newElements,
    createToken: (source: CardElement | object, data: object = {}) =>
      (source instanceof CardElement
        ? source.ask('token', { key, card: data })
        : callApi(key, 'POST', '/v1/tokens', { card: data })
      ).then(named('token')),
    createPaymentMethod: (data: MethodData | ElementsMethod) =>
      createMethod(
        key,
        'elements' in data ? { ...data.params, card: data.elements.getElement('card') ?? undefined } : data,
      ).then(named('paymentMethod')),
    confirmCardPayment: confirm,
    confirmCardSetup: confirm,
    handleCardAction: (clientSecret: string) => finish({ clientSecret }),
    handleNextAction: finish,
    retrievePaymentIntent: retrieve,
    retrieveSetupIntent: retrieve,
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

/** The release train that the npm package `@stripe/stripe-js` expects. */
Stripe.version = 'endive';

Object.assign(window, { Stripe });
