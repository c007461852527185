import { formatUsd } from '@larkwell/contracts/fields/money';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import type { Repair, Subscription } from '@larkwell/contracts/subscriptions/subscriptions';
import { dueMessages as words } from '../messages/orders';

/** `$36.75, by Mon, Mar 8, 2027` */
export const amountDue = ({ amount, payBy, isPaying }: Repair): string =>
  isPaying ? words.notKnown(formatUsd(amount)) : words.by(formatUsd(amount), renewalDayWords(payBy));

/** What happens to the amount due when the subscription is canceled. */
export const dueOnCancel = ({ amount, isPaying }: Repair): string =>
  (isPaying ? words.cancelNotKnown : words.cancel)(formatUsd(amount));

/** When a subscription renews, as the list shows it: what is due comes first. */
export function renewsWords({
  repair,
  renewsOn,
  subscriptionDuration: months,
}: Pick<Subscription, 'repair' | 'renewsOn' | 'subscriptionDuration'>): string {
  if (!renewsOn) return 'No renewal';
  if (repair && !repair.isPaying)
    return words.listed(formatUsd(repair.amount), renewalDayWords(repair.payBy), months);
  return `${renewalDayWords(renewsOn)}, every ${months} months`;
}

/** The card, with what its bank has to do with the amount due. */
export function cardWords(card: string, repair: Repair | null): string {
  if (!repair || repair.isPaying) return card;
  return (repair.reason === 'bank' ? words.askedCard : words.refusedCard)(card);
}

/** The day of the next renewal, which comes about only when what is due is paid. */
export const nextRenewal = (renewsOn: string, repair: Repair | null): string =>
  repair ? words.thenRenews(renewalDayWords(renewsOn)) : renewalDayWords(renewsOn);
