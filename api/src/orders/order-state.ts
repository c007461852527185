import { PAYMENT_STATUSES, type PaymentStatus } from '@larkwell/contracts/payments/payments';
import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { isCardInUse, settle, findWhyGivenBack, listLivePayments, paymentSentences } from '../payments';
import type { PaymentKind } from '../payment-model';
import { refuse } from '../refusals';
import { idOf } from '../services';
import { findOrder } from './store';

export interface OrderPaymentState {
  paymentStatus: PaymentStatus;
  isPaid: boolean;
  /** The money came, but its kits were gone: it is refunded, and `errorMessage` says so. */
  isGivenBack: boolean;
  /** Stripe's sentence about the last card, for the person. */
  errorMessage: string | null;
  /** Names the attempt that `errorMessage` is about. */
  refusedAttempt: string | null;
  clientSecret: string | null;
}

/** Settles everything open for an order and reports how far its payment has come. */
export async function settleOrder(deps: Deps, orderId: string): Promise<OrderPaymentState> {
  let last: Stripe.PaymentIntent | null = null;
  const subject = { kind: 'order', id: orderId } as const;
  for (const payment of await listLivePayments(deps.db, subject)) {
    const { intent } = await settle(deps, payment.id);
    last = intent ?? last;
  }
  const order = await findOrder(deps.db, orderId);
  if (order?.stockState === 'sold') {
    const kept = { isPaid: true, isGivenBack: false, clientSecret: null };
    return { paymentStatus: 'succeeded', ...kept, ...nothingRefused };
  }
  const why = await findWhyGivenBack(deps.db, subject);
  if (why !== null) {
    const gone = { isPaid: false, isGivenBack: true, clientSecret: null };
    return { paymentStatus: 'canceled', ...gone, errorMessage: why, refusedAttempt: 'given back' };
  }
  const paymentStatus = order?.stockState === 'released' ? 'canceled' : statusOf(last);
  return {
    paymentStatus,
    isPaid: false,
    isGivenBack: false,
    ...refusalOf(last),
    clientSecret: paymentStatus === 'requires_action' ? (last?.client_secret ?? null) : null,
  };
}

/**
 * Like `settleOrder`, for a caller that did not press: while a press is still charging a card for the order,
 * its payment counts as processing, whatever Stripe says so far.
 */
export async function watchOrder(deps: Deps, orderId: string): Promise<OrderPaymentState> {
  const isBusy = await isCardInUse(deps.db, { kind: 'order', id: orderId });
  const state = await settleOrder(deps, orderId);
  if (!isBusy || state.isPaid || state.isGivenBack) return state;
  return { ...state, paymentStatus: 'processing', ...nothingRefused, clientSecret: null };
}

/**
 * Refuses a way to pay if the order may already have been paid another way, so nobody pays twice.
 * @throws 409 already-paid; 503 while another card is being charged, or if Stripe does not report the outcome
 */
export async function requireNotPaidOtherwise(deps: Deps, orderId: string, kind: PaymentKind): Promise<void> {
  const subject = { kind: 'order', id: orderId } as const;
  const others = (await listLivePayments(deps.db, subject)).filter((payment) => payment.kind !== kind);
  if (others.length === 0) return;
  const isBusy = await isCardInUse(deps.db, subject, kind);
  for (const { id } of others) {
    const { payment, intent } = await settle(deps, id);
    if (payment.isAccepted) refuse(409, 'This order is already paid.', { code: 'already-paid' });
    if (isBusy || intent?.status === 'processing')
      refuse(503, paymentSentences.notKnownYet, { code: 'unavailable' });
  }
}

const nothingRefused = { errorMessage: null, refusedAttempt: null };

function refusalOf(intent: Stripe.PaymentIntent | null) {
  const error = intent?.last_payment_error;
  if (!error) return nothingRefused;
  const attempt = [intent.id, idOf(intent.latest_charge), error.payment_method?.id].join(' ');
  return { errorMessage: error.message ?? null, refusedAttempt: attempt };
}

/**
 * Stripe's status if it is one of ours; an intent that waits for a card or its confirmation needs a payment
 * method.
 */
function statusOf(intent: Stripe.PaymentIntent | null): PaymentStatus {
  return PAYMENT_STATUSES.find((status) => status === intent?.status) ?? 'requires_payment_method';
}
