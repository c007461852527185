import type Stripe from 'stripe';
import type { Decline } from './test-cards';

/** A decline's text, on the intent that it ended and in the answer. */
export function refusedCard(decline: Decline, method: Stripe.PaymentMethod, chargeId?: string) {
  return {
    type: decline.code.endsWith('_authentication_failure') ? 'invalid_request_error' : 'card_error',
    code: decline.code,
    message: decline.message,
    ...(decline.declineCode && { decline_code: decline.declineCode }),
    ...(chargeId && { charge: chargeId }),
    payment_method: structuredClone(method),
  } as const;
}
