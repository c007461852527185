import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { paymentMessages } from '../../messages/checkout';
import { paths } from '../../paths';
import type { SetupAnswer } from '../profile_.payment-methods.setup/route';

/** The setup intent that holds the card now, or the sentence for under the card field. */
export type CardSetup = { setupIntent: string } | { error: string };

/** Gives a card to Stripe for later payments; the bank's question, where it has one, is put to the person. */
export async function setUpCard(
  stripe: Stripe,
  card: StripeCardElement,
  form: HTMLFormElement,
): Promise<CardSetup> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch(paths.setUpPaymentMethod(), { method: 'POST', body });
    if (!response.ok || response.redirected) return { error: paymentMessages.unreachable };
    const answer = (await response.json()) as SetupAnswer;
    if ('error' in answer) return answer;
    const { error, setupIntent } = await stripe.confirmCardSetup(answer.clientSecret, {
      payment_method: { card },
    });
    return error ? { error: error.message ?? '' } : { setupIntent: setupIntent.id };
  } catch {
    return { error: paymentMessages.unreachable };
  }
}
