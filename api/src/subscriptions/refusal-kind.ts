import type Stripe from 'stripe';

/** Codes of banks and of Stripe after which charging the same card again is pointless. */
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

/** How a bank said no: `soft` may be asked again, `hard` not with this card, `bank` wants to see the person. */
export type RefusalKind = 'soft' | 'hard' | 'bank';

/** Reads it off the payment intent of an invoice; an invoice without one had no card to charge. */
export function refusalKindOf(intent: Stripe.PaymentIntent | null): RefusalKind {
  if (intent?.status === 'requires_action') return 'bank';
  const error = intent?.last_payment_error;
  const code = error?.decline_code ?? error?.code;
  if (code === 'authentication_required') return 'bank';
  return !code || final.has(code) ? 'hard' : 'soft';
}
