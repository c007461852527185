import type { StripeError } from '@stripe/stripe-js';

/**
 * Whether Stripe or the bank refused the card, so nothing was charged. Any other error, such as a payment that another
 * tab has confirmed, says nothing about the money: ask the API.
 */
export function isCardRefused({ type, code }: StripeError): boolean {
  return (
    type === 'card_error' || type === 'validation_error' || code === 'payment_intent_authentication_failure'
  );
}

/**
 * Whether the payment is no longer in the state the page left it in, for example because another tab confirmed it. Ask
 * the API for its state.
 */
export const hasMovedOn = ({ code }: StripeError) => code === 'payment_intent_unexpected_state';
