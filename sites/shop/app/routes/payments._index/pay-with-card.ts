import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { isCardRefused } from '@larkwell/platform/card/card-errors';
import type { CardOutcome } from '../../card/card-outcome';
import type { ChargeAnswer } from '../../checkout/charge-answer';
import type { ChangedOrder } from '../../checkout/changed-order';
import { paymentMessages } from '../../messages/checkout';
import { askForCharge, findOutAboutCharge } from './ask-for-charge';

/** Who pays, and whether the order has a subscription. */
export type PaymentByCard = { billing: { name: string; email: string }; isSubscription: boolean };

type CardPaymentInput = PaymentByCard & {
  stripe: Stripe;
  card: StripeCardElement;
  /** Its hidden fields go along with the request to the server. */
  form: HTMLFormElement;
  /** Nothing was charged, because the order differs from the form. */
  onChanged: (changed: ChangedOrder) => void;
};

/** Messages about the card are shown at its field. */
const atField = (fieldError = ''): CardOutcome => ({ isDone: false, fieldError });

/** One attempt to pay: sends the card to Stripe and shows the bank's challenge if there is one. */
export async function payWithCard(input: CardPaymentInput): Promise<CardOutcome> {
  try {
    return await (input.isSubscription ? subscribe(input) : payOnce(input));
  } catch {
    return findOutAboutCharge(input.form);
  }
}

async function payOnce(input: CardPaymentInput): Promise<CardOutcome> {
  const { stripe, card, billing, form } = input;
  const step = await askForCharge(form);
  if (!('status' in step)) return stopAt(step, input);
  if (step.status === 'succeeded' || !step.clientSecret) return { isDone: true };
  const payment_method = { card, billing_details: billing };
  const { error } = await stripe.confirmCardPayment(step.clientSecret, { payment_method });
  return error ? refusedBy(error, form) : { isDone: true };
}

async function subscribe(input: CardPaymentInput): Promise<CardOutcome> {
  const { stripe, card, billing, form } = input;
  const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing });
  if (made.error) return atField(paymentMessages.failed(made.error.message ?? ''));
  const step = await askForCharge(form, made.paymentMethod.id);
  if (!('status' in step)) return stopAt(step, input);
  if (step.status !== 'requires_action' || !step.clientSecret) return { isDone: true };
  const { error } = await stripe.handleNextAction({ clientSecret: step.clientSecret });
  if (error) return refusedBy(error, form);
  const repeated = await askForCharge(form, made.paymentMethod.id);
  return 'status' in repeated ? { isDone: true } : stopAt(repeated, input);
}

/** The server does not want the card: it refuses, reports a change, or redirects. */
function stopAt(
  step: Exclude<ChargeAnswer, { status: unknown }>,
  { onChanged, isSubscription }: CardPaymentInput,
): CardOutcome {
  if ('error' in step) return isSubscription ? atField(step.error) : { isDone: false, failure: step.error };
  if ('changed' in step) onChanged(step.changed);
  else window.location.assign(step.goTo);
  return { isDone: false };
}

/** The card was refused, or the outcome is not known yet. */
function refusedBy(error: StripeError, form: HTMLFormElement) {
  if (isCardRefused(error)) return atField(error.message);
  return findOutAboutCharge(form, isLost(error) ? paymentMessages.unreachable : null);
}

const isLost = ({ type }: StripeError) => type === 'api_connection_error' || type === 'api_error';
