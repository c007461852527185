import Stripe from 'stripe';
import type { Deps } from '../deps';
import { advance, type Settlement } from './advance';
import { followUp } from './follow-up';
import { noteProblem } from './problems';
import { getPayment } from './store';

/**
 * Brings a payment, and what it is for, to the state that Stripe reports. The webhook, the browser's return
 * and the reconciler all call it, in any order and any number of times: goods are given once, mails are sent
 * once, and money for something no longer available is refunded.
 * @throws what Stripe's client throws when Stripe cannot be reached
 */
export async function settle(deps: Deps, paymentId: string): Promise<Settlement> {
  const before = await getPayment(deps.db, paymentId);
  const settled = await advance(deps, paymentId);
  if (settled.payment.status === 'paid' && before.status !== 'paid') await followUp(deps, settled.payment);
  return settled;
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
