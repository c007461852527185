import type { VisitPaymentState } from '@larkwell/contracts/appointments/appointments';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { redirect } from '@remix-run/node';
import { apiFor } from '../api.server';
import { paymentMessages } from '../messages/payment';
import { bookedPath } from './booked-path';

/**
 * What to say about an earlier payment; null if the visit can be paid.
 *
 * @throws a redirect to the confirmation if the visit turns out to be booked with it
 */
export async function findPaymentOutcome(request: Request, draft: Draft) {
  const payment = await askPaymentState(request, draft);
  if (payment?.bookingId) throw redirect(bookedPath(draft, payment.bookingId), 303);
  const { state, errorMessage } = payment ?? { state: 'unknown', errorMessage: null };
  if (state !== 'unknown' && state !== 'authorized') return null;
  return { state, sentence: errorMessage ?? paymentMessages.notKnown };
}

/** The state of a visit's payment according to Stripe; null if unknown. */
async function askPaymentState(
  request: Request,
  { draftId, hasPayment }: Draft,
): Promise<VisitPaymentState | null> {
  if (!hasPayment) return { state: 'waiting', bookingId: null, errorMessage: null };
  const found = await attemptOr(
    apiFor(request).appointments.paymentState({ draftId }),
    paymentMessages.notKnown,
  );
  return found.ok ? found.value.data : null;
}
