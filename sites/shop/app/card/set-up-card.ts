import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { paymentMessages } from '../messages/checkout';
import type { CardOutcome } from './card-outcome';

/**
 * The server's reply to the card form: Stripe's client secret for the setup, a refusal, or what has to be done first.
 */
export type SetupAnswer = { clientSecret: string } | { error: string } | { leadTo: string };

const refused = (fieldError: string): CardOutcome => ({ isDone: false, fieldError });

/**
 * Saves a card at Stripe for later payments, with the bank's challenge if there is one. What is posted to us is the id
 * of the setup intent that holds the card.
 *
 * @param path of the route that opens a setup intent
 */
export async function setUpCard(
  path: string,
  stripe: Stripe,
  card: StripeCardElement,
  form: HTMLFormElement,
): Promise<CardOutcome> {
  const answer = await openSetup(path, form);
  if (!answer) return refused(paymentMessages.serviceAway);
  try {
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

/** @returns null if our server gives no answer that this page can use */
async function openSetup(path: string, form: HTMLFormElement): Promise<SetupAnswer | null> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch(path, { method: 'POST', body });
    return response.ok && !response.redirected ? ((await response.json()) as SetupAnswer) : null;
  } catch {
    return null;
  }
}
