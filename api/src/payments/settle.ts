import Stripe from 'stripe';
import type { Deps } from '../deps';
import { advance, type Settlement } from './advance';
import { followCharge } from './follow-charge';
import { followUp } from './follow-up';
import { noteProblem } from './problems';
import { getPayment, markChargeSeen } from './store';

/**
 * Brings a payment, and what it is for, to the state that Stripe reports. The webhook, the browser's return
 * and the reconciler all call it, in any order and any number of times: goods are given once, mails are sent
 * once, and money for something no longer available is refunded.
 * @throws what Stripe's client throws when Stripe cannot be reached
 */
export async function settle(deps: Deps, paymentId: string): Promise<Settlement> {
  const before = await getPayment(deps.db, paymentId);
  const settled = await advance(deps, paymentId);
  if (settled.payment.isAccepted && !before.isAccepted) {
    await followUp(deps, settled.payment);
    await followEarlyReturn(deps, settled);
  }
  return settled;
}

/**
 * Money may be refunded or disputed before its payment is recorded here, and its event may be
 * lost. A failure leaves it to the sweep that checks unseen charges.
 */
async function followEarlyReturn(deps: Deps, { payment, intent }: Settlement): Promise<void> {
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const isKept = charge?.captured && !charge.disputed && charge.amount_refunded === 0;
  try {
    await (isKept ? markChargeSeen(deps.db, payment.id) : followCharge(deps, payment));
  } catch (error) {
    deps.log.warn({ err: error, payment: payment.id }, 'returned money of a payment is not followed yet');
  }
}

/**
 * Like `settle`, for callers that can continue without the answer. @returns null when Stripe cannot be
 * reached
 */
export async function trySettle(deps: Deps, paymentId: string): Promise<Settlement | null> {
  try {
    return await settle(deps, paymentId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    await noteProblem(deps, await getPayment(deps.db, paymentId), error);
    return null;
  }
}
