import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import type { Subscription, SubscriptionState } from '@larkwell/contracts/subscriptions/subscriptions';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { dayOf } from './change-options';
import type { RepairRow, SubscriptionRow } from './store';

/** A row as its owner sees it. */
export function asSubscription(row: SubscriptionRow): Subscription {
  const isActive = row.status !== 'cancelled';
  const { repair } = row;
  return {
    subscription_id: row.id,
    name: row.productName,
    image_name: row.imageName,
    category: row.category,
    collection_method: row.collectionMethod,
    emblem: row.emblem,
    price: row.unitPrice * row.quantity,
    pricePerUnit: row.unitPrice,
    orderedQuantity: row.quantity,
    status: isActive,
    subscriptionDuration: row.months,
    renewsOn: isActive ? row.renewsOn : null,
    state: stateOf(row),
    isDisputed: row.isDisputed,
    notice: [disputeNotice(row), noticeOf(row)].filter(Boolean).join(' ') || null,
    repair: repair && {
      reason: repair.reason,
      amount: repair.amount,
      isPaying: repair.isPaying,
      retryOn: repair.retryOn,
      payBy: repair.payBy,
    },
  };
}

/** The one state that the owner has to know first. */
function stateOf({ status, repair, movedBy, isDisputed }: SubscriptionRow): SubscriptionState {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'overdue' || repair) return 'unpaid';
  if (isDisputed) return 'disputed';
  if (status === 'paused') return 'waiting';
  return movedBy === 'pause' ? 'paused' : 'active';
}

const disputeNotice = ({ status, isDisputed }: SubscriptionRow): string | null =>
  isDisputed && status !== 'cancelled'
    ? 'The bank is reviewing a payment for this subscription. A kit from that payment that has not shipped waits until the bank decides. If the bank returns the payment, the subscription ends.'
    : null;

/** Why the next kit does not come on its usual day, in one or two sentences; null when it does. */
export function noticeOf({ status, repair, movedBy, movedFrom, renewsOn }: SubscriptionRow): string | null {
  if (status === 'paused')
    return 'We had no kit left for your renewal, so you pay nothing. Your subscription resumes once we have one.';
  if (status === 'overdue') return repair ? repairWords(repair) : 'Your card was refused for the renewal.';
  if (status === 'cancelled' || !movedBy) return null;
  if (movedBy === 'pause') return `Paused until ${renewalDayWords(renewsOn)}.`;
  return `You skipped the renewal on ${renewalDayWords(dayOf(movedFrom!))}.`;
}

/** What happened to a renewal's payment, what happens next by itself, and until when it can be fixed. */
function repairWords({ reason, amount, retryOn, payBy, isPaying }: RepairRow): string {
  if (isPaying) return payingWords(amount);
  const end = `If it is still unpaid after ${renewalDayWords(payBy)}, the subscription ends.`;
  if (reason === 'bank') return `Your bank wants you to confirm the payment of ${formatUsd(amount)}. ${end}`;
  const next = retryOn
    ? `We charge it again on ${renewalDayWords(retryOn)}.`
    : 'We do not charge that card again. Change the card to pay.';
  return `Your bank refused ${formatUsd(amount)} for your renewal. ${next} ${end}`;
}

/**
 * Until Stripe reports the outcome of a chosen card, we say neither that it was charged nor that it was not.
 */
export const payingWords = (amount: number) =>
  `We do not know yet whether the payment of ${formatUsd(amount)} went through. If it did not, it is charged to your new card once our payment service responds. You are never charged twice. Check again in a minute.`;
