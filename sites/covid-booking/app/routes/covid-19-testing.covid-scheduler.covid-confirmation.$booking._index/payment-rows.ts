import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import { formatDate } from '@larkwell/contracts/slots';
import { dateInZone } from '@larkwell/contracts/time';
import { price } from '../../booking/price';
import { confirmationMessages as words } from '../../messages/confirmation';

/** The card payment and its refund, or that the bank returned it; empty for a visit at no cost. */
export function paymentRows({
  amountPaid,
  refund,
  dispute,
  location,
}: Pick<BookingConfirmation, 'amountPaid' | 'dispute' | 'refund' | 'location'>): {
  label: string;
  value: string;
}[] {
  const returned = dispute?.state === 'lost' ? dispute.amount : 0;
  const paid = amountPaid + (refund?.amount ?? 0);
  if (paid + returned === 0) return [];
  const rows = returned
    ? [{ label: words.payment, value: words.bankReturned(price(returned)) }]
    : [{ label: words.paid, value: price(paid) }];
  if (!refund) return rows;
  const date = formatDate(dateInZone(refund.at, location.zone));
  return [...rows, { label: words.refunded, value: words.refundedOn(price(refund.amount), date) }];
}
