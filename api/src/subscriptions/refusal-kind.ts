import type Stripe from 'stripe';

/** Codes from banks and Stripe after which charging the same card again is pointless. */
const final = new Set([
  'card_not_supported',
  'currency_not_supported',
  'expired_card',
  'fraudulent',
  'highest_risk_level',
  'incorrect_number',
  'invalid_account',
  'invalid_number',
  'lost_card',
  'new_account_information_available',
  'payment_intent_authentication_failure',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'transaction_not_allowed',
]);

/** How a bank refused: `soft` may be retried, `hard` never with this card, `bank` wants to ask the person. */
export type RefusalKind = 'soft' | 'hard' | 'bank';

/** The kind of refusal on an invoice's payment intent; an invoice without one had no card to charge. */
export function refusalKindOf(intent: Stripe.PaymentIntent | null): RefusalKind {
  if (intent?.status === 'requires_action') return 'bank';
  const error = intent?.last_payment_error;
  const code = error?.decline_code ?? error?.code;
  if (code === 'authentication_required') return 'bank';
  return !code || final.has(code) ? 'hard' : 'soft';
}
