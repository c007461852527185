import { attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../api.server';
import { paymentMessages } from '../messages/payment';

/**
 * Whether this browser's visit was paid, or is being paid, and the outcome is not known. Asks Stripe through the API if
 * a payment is open. False if the API does not answer: a page that can be read without it claims nothing about money.
 *
 * @param draftId of the session; without one nothing is asked
 */
export async function isVisitBeingPaid(request: Request, draftId: string | undefined): Promise<boolean> {
  if (!draftId) return false;
  const call = apiFor(request).appointments.paymentState({ draftId });
  const found = await attemptOr(call, paymentMessages.notKnown);
  return found.ok && found.value.data.state === 'unknown';
}
