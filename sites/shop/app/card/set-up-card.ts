import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { paymentMessages } from '../messages/checkout';
import type { CardOutcome } from './card-outcome';

/** What the card form is told: Stripe's secret to set the card up with, why not, or what has to be done first. */
export type SetupAnswer = { clientSecret: string } | { error: string } | { leadTo: string };

const refused = (fieldError: string): CardOutcome => ({ isDone: false, fieldError });

/**
 * Gives a card to Stripe for later payments; the bank's question, where it has one, is put to the person. What is
 * posted to us is the name of the setup intent that holds the card.
 *
 * @param path of the route that opens a setup intent
 */
export async function setUpCard(
  path: string,
  stripe: Stripe,
  card: StripeCardElement,
  form: HTMLFormElement,
): Promise<CardOutcome> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch(path, { method: 'POST', body });
    if (!response.ok || response.redirected) return refused(paymentMessages.unreachable);
    const answer = (await response.json()) as SetupAnswer;
    if ('error' in answer) return refused(answer.error);
    if ('leadTo' in answer) {
      window.location.assign(answer.leadTo);
      return refused(paymentMessages.passwordFirst);
    }
    const { error, setupIntent } = await stripe.confirmCardSetup(answer.clientSecret, {
      payment_method: { card },
    });
    return error ? refused(error.message ?? '') : { isDone: true, post: { setupIntent: setupIntent.id } };
  } catch {
    return refused(paymentMessages.unreachable);
  }
}
