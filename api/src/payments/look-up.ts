import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { idOf } from '../services/stripe';
import { keepStripeIds, type PaymentRow } from './store';

/** A payment as Stripe sees it now. `intent` is null while a hosted page has not begun to take a card. */
export interface StripeState {
  intent: Stripe.PaymentIntent | null;
  isSessionOver: boolean;
}

/** Asks Stripe, never an event's own words. Notes the PaymentIntent of a session once there is one. */
export async function lookUpPayment(deps: Deps, payment: PaymentRow): Promise<StripeState> {
  let { paymentIntentId } = payment;
  let isSessionOver = false;
  if (payment.checkoutSessionId) {
    const session = await deps.stripe.checkout.sessions.retrieve(payment.checkoutSessionId);
    isSessionOver = session.status === 'expired';
    paymentIntentId ??= idOf(session.payment_intent);
    if (paymentIntentId) await keepStripeIds(deps.db, payment.id, { paymentIntentId });
  }
  if (!paymentIntentId) return { intent: null, isSessionOver };
  const intent = await deps.stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
  return { intent, isSessionOver };
}

/** The card a succeeded intent was paid with. */
export function paidCard(intent: Stripe.PaymentIntent) {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    paymentMethodId: idOf(intent.payment_method),
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    receiptUrl: charge?.receipt_url ?? null,
  };
}
