import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { idOf } from '../services';
import { keepStripeIds } from './store';
import type { PaidCard, PaymentRow } from '../payment-model';

/** A payment as Stripe sees it now. `intent` is null until someone starts to pay. */
export interface StripeState {
  intent: Stripe.PaymentIntent | null;
  /** Stripe takes no more money for it, whatever the intent says. */
  isOver: boolean;
  /** Stripe's page is open, and its intent ends only with the page. */
  isPageOpen: boolean;
}

interface Found {
  paymentIntentId: string | null;
  isOver: boolean;
  isPageOpen: boolean;
}

/**
 * Asks Stripe instead of trusting an event's content. Saves the PaymentIntent of a page or an invoice once
 * there is one.
 */
export async function lookUpPayment(deps: Deps, payment: PaymentRow): Promise<StripeState> {
  const { paymentIntentId, isOver, isPageOpen } = await findIntentId(deps, payment);
  if (!paymentIntentId) return { intent: null, isOver, isPageOpen };
  if (paymentIntentId !== payment.paymentIntentId) {
    await keepStripeIds(deps.db, payment.id, { paymentIntentId });
  }
  const intent = await deps.stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
  return { intent, isOver, isPageOpen };
}

async function findIntentId({ stripe }: Deps, payment: PaymentRow): Promise<Found> {
  const known = payment.paymentIntentId;
  if (payment.kind === 'invoice') {
    const invoice = await stripe.invoices.retrieve(payment.subjectId, { expand: ['payments'] });
    const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
    const isOver = invoice.status === 'void' || invoice.status === 'uncollectible';
    return { paymentIntentId: idOf(paid?.payment.payment_intent) ?? known, isOver, isPageOpen: false };
  }
  if (!payment.checkoutSessionId) return { paymentIntentId: known, isOver: false, isPageOpen: false };
  const session = await stripe.checkout.sessions.retrieve(payment.checkoutSessionId);
  return {
    paymentIntentId: known ?? idOf(session.payment_intent),
    isOver: session.status === 'expired',
    isPageOpen: session.status === 'open',
  };
}

/** The card a succeeded intent was paid with. */
export function paidCard(intent: Stripe.PaymentIntent): PaidCard {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    paymentMethodId: idOf(intent.payment_method),
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    receiptUrl: charge?.receipt_url ?? null,
    details: card ? detailsOf(card) : null,
  };
}

const detailsOf = (card: Stripe.Charge.PaymentMethodDetails.Card) => ({
  expMonth: card.exp_month,
  expYear: card.exp_year,
  country: card.country,
  funding: card.funding,
  fingerprint: card.fingerprint ?? null,
});
