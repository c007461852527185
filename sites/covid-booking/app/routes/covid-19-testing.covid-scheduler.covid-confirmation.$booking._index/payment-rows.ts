import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import { formatDate } from '@larkwell/contracts/slots';
import { dateInZone } from '@larkwell/contracts/time';
import { price } from '../../booking/price';
import { confirmationMessages as words } from '../../messages/confirmation';

/** The card payment, or what a bank does with it, and its refund; empty for a visit at no cost. */
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
  const paid = amountPaid + (refund?.amount ?? 0) + returned;
  if (paid === 0) return [];
  const first = dispute
    ? { label: words.payment, value: tellDispute(dispute, paid) }
    : { label: words.paid, value: price(paid) };
  if (!refund) return [first];
  const date = formatDate(dateInZone(refund.at, location.zone));
  return [first, { label: words.refunded, value: words.refundedOn(price(refund.amount), date) }];
}

/** @param paid all that was ever paid, in cents: a refund may have left less to dispute */
function tellDispute({ state, amount }: NonNullable<BookingConfirmation['dispute']>, paid: number): string {
  const isAll = amount === paid;
  if (state === 'lost')
    return isAll ? words.bankReturned(price(paid)) : words.bankReturnedPart(price(amount), price(paid));
  return isAll ? words.underReview(price(paid)) : words.underReviewPart(price(amount), price(paid));
}
