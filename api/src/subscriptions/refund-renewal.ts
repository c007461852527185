import type { Deps } from '../deps';
import { outsideCall } from '../payments/outside-call';
import { isStripeRefusal } from '../services/stripe';
import { updateRenewal, type RenewalRow } from './renewal-store';

/** Gives back what was charged for a renewal whose kits were gone. */
export async function refundRenewal(deps: Deps, { invoiceId, paymentIntentId }: RenewalRow): Promise<void> {
  if (!paymentIntentId) return;
  try {
    await outsideCall(deps, { purpose: 'refund-renewal', subjectId: invoiceId }, (idempotencyKey) =>
      deps.stripe.refunds.create(
        { payment_intent: paymentIntentId, metadata: { invoiceId } },
        { idempotencyKey },
      ),
    );
  } catch (error) {
    if (!isStripeRefusal(error) || error.code !== 'charge_already_refunded') throw error;
  }
  await updateRenewal(deps.db, invoiceId, { status: 'refunded' });
}
