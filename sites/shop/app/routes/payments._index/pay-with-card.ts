import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import type { CardOutcome } from '../../card/card-outcome';
import type { ChargeAnswer } from '../../checkout/charge-answer';
import { paymentMessages } from '../../messages/checkout';
import { paths } from '../../paths';

/** Who pays, and whether the order has kits that are sent again. */
export type PaymentByCard = { billing: { name: string; email: string }; isSubscription: boolean };

type CardPaymentInput = PaymentByCard & {
  stripe: Stripe;
  card: StripeCardElement;
  /** Its hidden fields travel with the question to the server. */
  form: HTMLFormElement;
};

const failed = (message: string, fieldError?: string): CardOutcome => ({
  isDone: false,
  failure: paymentMessages.failed(message),
  fieldError,
});
const refusedBy = (error: StripeError) => failed(error.message ?? '', error.message);

/** One attempt to pay: the card to Stripe, the bank's question to the person where it has one. */
export async function payWithCard(input: CardPaymentInput): Promise<CardOutcome> {
  try {
    return await (input.isSubscription ? subscribe(input) : payOnce(input));
  } catch {
    return failed(paymentMessages.unreachable);
  }
}

async function payOnce({ stripe, card, billing, form }: CardPaymentInput): Promise<CardOutcome> {
  const answer = await askForCharge(form);
  if ('error' in answer) return failed(answer.error);
  if (answer.status === 'succeeded' || !answer.clientSecret) return { isDone: true };
  const payment_method = { card, billing_details: billing };
  const { error } = await stripe.confirmCardPayment(answer.clientSecret, { payment_method });
  return error ? refusedBy(error) : { isDone: true };
}

async function subscribe({ stripe, card, billing, form }: CardPaymentInput): Promise<CardOutcome> {
  const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing });
  if (made.error) return refusedBy(made.error);
  const answer = await askForCharge(form, made.paymentMethod.id);
  if ('error' in answer) return failed(answer.error, answer.error);
  if (answer.status !== 'requires_action' || !answer.clientSecret) return { isDone: true };
  const { error } = await stripe.handleNextAction({ clientSecret: answer.clientSecret });
  if (error) return refusedBy(error);
  const repeated = await askForCharge(form, made.paymentMethod.id);
  return 'error' in repeated ? failed(repeated.error, repeated.error) : { isDone: true };
}

async function askForCharge(form: HTMLFormElement, paymentMethod?: string): Promise<ChargeAnswer> {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (paymentMethod) body.set('paymentMethod', paymentMethod);
  const response = await fetch(paths.paymentCharge(), {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
  });
  if (!response.ok || response.redirected) throw new Error(`the charge was answered ${response.status}`);
  return (await response.json()) as ChargeAnswer;
}
