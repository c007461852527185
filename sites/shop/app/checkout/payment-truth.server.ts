import type { PaymentStatus } from '@larkwell/contracts/payments/payments';
import { ApiFault, attempt } from '@larkwell/platform/client/refusal';
import type { NotCharged } from '../messages/not-charged';
import { refusalPage, type SignedInVisit } from '../session/visit.server';
import { leaveForOrder } from './sign-in-for-order.server';

/** Whether money moved, according to Stripe. `isCharged` is null while that is unknown. */
export type PaymentTruth = NotCharged | { isCharged: true } | { isCharged: null };

const truths: Record<PaymentStatus, PaymentTruth['isCharged']> = {
  succeeded: true,
  processing: null,
  requires_action: false,
  requires_payment_method: false,
  canceled: false,
};

/**
 * Asks Stripe, through the API, whether an order was charged.
 * @throws a redirect to sign-in if the session has ended; the error page for someone else's order
 */
export async function findPaymentTruth(visit: SignedInVisit, orderId: string): Promise<PaymentTruth> {
  try {
    const answer = await attempt(visit.api.payments.getPaymentState({ orderId }));
    if (answer.ok) {
      const { isPaid, isGivenBack, paymentStatus, errorMessage, refusedAttempt } = answer.value.data;
      const isCharged = isPaid || truths[paymentStatus];
      if (isCharged !== false) return { isCharged };
      return { isCharged, words: errorMessage, refusedAttempt, isGivenBack };
    }
    if (answer.refusal.status !== 401) throw refusalPage(answer.refusal);
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return { isCharged: null };
  }
  throw await leaveForOrder(visit.session, orderId);
}
