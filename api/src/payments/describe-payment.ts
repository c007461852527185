import type { PaymentRow } from '../payment-model';
import type { PaymentOffer } from '../deps';

/**
 * Metadata that tells Stripe what a payment is for, so that an event finds its row even before the row has
 * Stripe's id.
 */
export function paymentMetadata(payment: PaymentRow, { metadata }: PaymentOffer): Record<string, string> {
  return { ...metadata, subject: payment.subjectKind, paymentId: payment.id };
}
