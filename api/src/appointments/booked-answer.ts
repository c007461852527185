import type { Deps } from '../deps';
import { findDraftRow } from '../drafts';
import { paymentSentences } from '../payments';
import { askPayments } from './ask-payments';
import type { RefusedAnswer } from './refused-answer';
import { sentences } from './sentences';
import { nameVisit } from './visit-name';

/**
 * Answers a payment request for a visit that already has a booking. Says "paid" only when the money is
 * captured; asking Stripe may also end the booking.
 */
export async function answerBooked(deps: Deps, draftId: string): Promise<RefusedAnswer> {
  const money = await askPayments(deps, nameVisit({ draftId }));
  if (money === 'unknown')
    return { success: false, code: 'unavailable', errorMessage: paymentSentences.notKnownYet };
  const draft = await findDraftRow(deps, draftId);
  return draft?.appointmentId
    ? { success: false, code: 'already-paid', errorMessage: sentences.paidVisit }
    : { success: false, code: 'refused', errorMessage: sentences.failedBooking };
}
