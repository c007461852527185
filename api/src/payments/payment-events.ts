import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { refusalOf } from '../refusals';
import { refusedCards } from '../http';
import { idOf } from '../services';
import { closePayment } from './close-payment';
import type { StripeEventRule } from './events';
import { followCharge } from './follow-charge';
import { settle } from './settle';
import { findPayment, findPaymentByStripeId, getPayment, keepStripeIds, listLivePayments } from './store';
import type { PaymentRow } from '../payment-model';

type PaymentObject = Stripe.PaymentIntent | Stripe.Checkout.Session;

/** The events about money that was taken and is returned or disputed. */
export const chargeEventTypes = {
  refund: ['charge.refunded', 'refund.updated', 'refund.failed'],
  dispute: [
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ],
} as const satisfies Record<string, StripeEventRule['types']>;

/** The events that payments need from Stripe. An event only says which object to ask Stripe about. */
export const paymentEvents: StripeEventRule[] = [
  {
    types: [
      'payment_intent.succeeded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.canceled',
      'payment_intent.processing',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'checkout.session.completed',
      'checkout.session.expired',
    ],
    why: 'Someone paid, or a payment ended, without the browser telling us.',
    handle: handlePayment,
  },
  {
    types: chargeEventTypes.refund,
    why: 'Money was refunded by hand, or a bank returned a refund.',
    handle: handleCharge,
  },
  {
    types: chargeEventTypes.dispute,
    why: 'A cardholder disputed a charge, or a dispute was decided.',
    handle: handleCharge,
  },
];

async function handlePayment(deps: Deps, event: Stripe.Event): Promise<boolean> {
  const payment = await findPaymentOf(deps, event.data.object as PaymentObject);
  if (!payment) return false;
  if (event.type === 'payment_intent.payment_failed') await countRefusedCard(deps, payment);
  await settle(deps, payment.id);
  return true;
}

/** By Stripe's id, or by ours when the event arrives before the answer that carries Stripe's id. */
async function findPaymentOf(
  { db, log }: Deps,
  { id, object, metadata }: PaymentObject,
): Promise<PaymentRow | null> {
  const known = await findPaymentByStripeId(db, id);
  if (known) return known;
  const named = metadata?.paymentId ?? null;
  const payment = named === null ? null : await findPayment(db, named);
  if (!payment) {
    if (named !== null)
      log.error({ payment: named, stripe: id }, 'Stripe names a payment that we do not have');
    return null;
  }
  const isSession = object === 'checkout.session';
  await keepStripeIds(db, payment.id, isSession ? { checkoutSessionId: id } : { paymentIntentId: id });
  return findPayment(db, payment.id);
}

/** Many refused cards for one purchase mean that someone is testing card numbers. */
async function countRefusedCard(deps: Deps, { subjectKind, subjectId }: PaymentRow): Promise<void> {
  try {
    await deps.limits.count(refusedCards, subjectId);
  } catch (error) {
    if (!refusalOf(error)) throw error;
    const live = await listLivePayments(deps.db, { kind: subjectKind, id: subjectId });
    for (const open of live) await closePayment(deps, open);
  }
}

/**
 * An event about a charge may arrive before the one that it was paid, so the payment is settled to `paid`
 * first.
 */
async function handleCharge(deps: Deps, event: Stripe.Event): Promise<boolean> {
  const intentId = intentOfCharge(event);
  const payment = intentId ? await findPaymentOfIntent(deps, intentId) : null;
  if (!payment) return false;
  await settle(deps, payment.id);
  await followCharge(deps, await getPayment(deps.db, payment.id));
  return true;
}

/** The PaymentIntent behind an event about a charge, a refund or a dispute. */
export const intentOfCharge = ({ data }: Stripe.Event): string | null =>
  idOf((data.object as Stripe.Charge | Stripe.Refund | Stripe.Dispute).payment_intent);

/** We learn a page's intent only with the page's result; Stripe knows which payment it belongs to. */
async function findPaymentOfIntent(deps: Deps, intentId: string): Promise<PaymentRow | null> {
  const known = await findPaymentByStripeId(deps.db, intentId);
  return known ?? findPaymentOf(deps, await deps.stripe.paymentIntents.retrieve(intentId));
}
