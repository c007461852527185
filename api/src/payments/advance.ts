import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { capturePayment } from './capture-payment';
import { giveBack } from './give-back';
import { noteProblem } from './problems';
import { recordStripeState } from './record-stripe-state';
import { releasePayment } from './release-payment';
import { paymentStates, type PaymentStep, type PaymentRow } from '../payment-model';
import { getPayment } from './store';

/** A settled payment: its row, and Stripe's intent if it was requested. */
export interface Settlement {
  payment: PaymentRow;
  intent: Stripe.PaymentIntent | null;
}

type Act = (deps: Deps, payment: PaymentRow) => Promise<Stripe.PaymentIntent | null | void>;

const steps: Record<PaymentStep, Act> = {
  ask: recordStripeState,
  capture: capturePayment,
  release: releasePayment,
  'give-back': giveBack,
};

/** No path through the states is longer. */
const longestWay = 4;

/**
 * Advances a payment as far as Stripe's own state allows. The reconciler handles what fails after Stripe was
 * asked.
 * @throws what Stripe's client throws when Stripe cannot be reached
 */
export async function advance(deps: Deps, paymentId: string): Promise<Settlement> {
  let payment = await getPayment(deps.db, paymentId);
  let intent: Stripe.PaymentIntent | null = null;
  for (let count = 0; count < longestWay; count += 1) {
    const { step } = paymentStates[payment.status];
    if (!step) break;
    try {
      intent = (await steps[step](deps, payment)) ?? intent;
    } catch (error) {
      if (step === 'ask' && count === 0) throw error;
      await noteProblem(deps, payment, error);
      break;
    }
    const { status } = payment;
    payment = await getPayment(deps.db, paymentId);
    if (payment.status === status) break;
  }
  return { payment, intent };
}
