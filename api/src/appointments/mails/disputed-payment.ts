import { formatUsd } from '@larkwell/contracts/fields/money';
import type { ConfirmedVisit } from '../confirmation';
import { disputeWords as words } from './dispute-words';

/**
 * What happens to the money of a visit whose payment is disputed, for mails about a change of the visit; null
 * without a dispute.
 */
export function tellDisputedPayment({
  dispute,
  status,
}: Pick<ConfirmedVisit, 'dispute' | 'status'>): string | null {
  if (!dispute) return null;
  const amount = formatUsd(dispute.amount);
  if (dispute.state === 'lost') return words.wasReturned(amount);
  const then = status === 'cancelled' ? words.cancelChangesNothing : words.bookedUntilThen;
  return `${words.underReview(amount)} ${then}`;
}
