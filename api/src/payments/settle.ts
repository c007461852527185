import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { applyStripeState } from './apply-stripe-state';
import { followUp } from './follow-up';
import { findPayment, hasTakenMoney, type PaymentRow } from './store';

/** What a payment turned out to be: its row, and Stripe's intent when it was asked for one. */
export interface Settlement {
  payment: PaymentRow;
  intent: Stripe.PaymentIntent | null;
}

/**
 * Brings a payment and its order to where Stripe says they are. The webhook, the browser's return and the reconciler
 * all come here, in any order and any number of times: the order is paid once, its mail is sent once. Money for an
 * order that was let go claims the kits again if they are there; otherwise, and when the order is paid already, it is
 * given back.
 */
export async function settle(deps: Deps, paymentId: string): Promise<Settlement> {
  const before = await getPayment(deps, paymentId);
  const intent = hasTakenMoney(before) ? null : await applyStripeState(deps, before);
  const payment = await getPayment(deps, paymentId);
  const isNewlyPaid = before.status !== 'paid' && payment.status === 'paid';
  if (isNewlyPaid || payment.status === 'refund_due') await followUp(deps, payment.orderId);
  return { payment: await getPayment(deps, paymentId), intent };
}

async function getPayment(deps: Deps, id: string): Promise<PaymentRow> {
  const payment = await findPayment(deps.db, id);
  if (!payment) throw new Error(`no payment ${id}`);
  return payment;
}
