import type { StripeError } from '@stripe/stripe-js';

/**
 * Whether Stripe or the bank refused the card, so that nothing was charged. Any other error, such as a payment that
 * another tab has confirmed, says nothing about the money: ask the API.
 */
export function isCardRefused({ type, code }: StripeError): boolean {
  return (
    type === 'card_error' || type === 'validation_error' || code === 'payment_intent_authentication_failure'
  );
}

/** Whether the payment is no longer where the page left it, such as confirmed by another tab: the API knows where. */
export const hasMovedOn = ({ code }: StripeError) => code === 'payment_intent_unexpected_state';
