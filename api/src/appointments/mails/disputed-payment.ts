import { formatUsd } from '@larkwell/contracts/fields/money';
import type { ConfirmedVisit } from '../confirmation';

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
  if (dispute.state === 'lost') return `The bank returned ${amount} to the card it came from.`;
  const review = `The bank is reviewing the payment and holds ${amount} while it decides.`;
  return status === 'cancelled'
    ? `${review} Canceling the visit does not change that. We email you when the bank has decided.`
    : `${review} Your visit stays booked until then. We email you when the bank has decided.`;
}
