import type { PaymentRow } from '../payment-model/payment';
import type { PaymentOffer } from '../deps/payment-subject';

/** Marks at Stripe what a payment is for, so that an event finds its row even before the row knows Stripe's id. */
export function paymentMetadata(payment: PaymentRow, { metadata }: PaymentOffer): Record<string, string> {
  return { ...metadata, subject: payment.subjectKind, paymentId: payment.id };
}
