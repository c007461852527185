import type { Deps } from '../deps';
import { isStripeRefusal } from '../services/stripe';
import { outsideCall, type OutsideCall } from './outside-call';

/** Gives back all that an intent took, once, however often it is asked: what went back before counts as done. */
export async function giveBack(
  deps: Deps,
  call: OutsideCall,
  { paymentIntentId, metadata }: { paymentIntentId: string; metadata: Record<string, string> },
): Promise<void> {
  try {
    await outsideCall(deps, call, (idempotencyKey) =>
      deps.stripe.refunds.create({ payment_intent: paymentIntentId, metadata }, { idempotencyKey }),
    );
  } catch (error) {
    const isDone = isStripeRefusal(error) && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}
