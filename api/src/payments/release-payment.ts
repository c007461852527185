import type { Deps } from '../deps';
import { cancelPayment } from './cancel-payment';
import { closeAtStripe } from './close-at-stripe';
import { lookUpPayment } from './look-up';
import { outsideCall } from './outside-call';
import { changeState } from './store';
import type { PaymentRow } from '../payment-model';

/** Releases an amount that the bank holds. If it was captured meanwhile, refunds it. */
export async function releasePayment(deps: Deps, payment: PaymentRow): Promise<void> {
  const { intent, isPageOpen } = await lookUpPayment(deps, payment);
  if (intent?.status === 'succeeded') {
    await changeState(deps.db, payment, 'refund_due');
    return;
  }
  if (isPageOpen) await closeAtStripe(deps, payment);
  else if (intent && intent.status !== 'canceled') {
    const call = { purpose: 'release-payment', subjectId: payment.id } as const;
    await outsideCall(deps, call, (idempotencyKey) =>
      deps.stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey }),
    );
  }
  await cancelPayment(deps, payment.id);
}
