import { addMonths } from '../fields/date';
import { formatUsd } from '../fields/money';
import type { SubscriptionMonths } from '../pricing';
import { dayjs } from '../time';

/** A line of a cart, an order or a subscription. */
export interface TermsLine {
  name: string;
  quantity: number;
  /** Cents for the whole line, with the subscription's discount. */
  price: number;
  /** Null for a one-time purchase. */
  months: SubscriptionMonths | null;
}

/** What one line costs from its next renewal on. */
export interface Renewal {
  name: string;
  quantity: number;
  /** Cents charged at each renewal. */
  amount: number;
  months: SubscriptionMonths;
  /** Day of the next charge, `YYYY-MM-DD` in UTC. */
  nextOn: string;
}

/** One of a subscription's terms in a list: its name and its words. Names are unique in a list. */
export type RenewalFact = [name: string, words: string];

export const renewalMessages = {
  howToCancel:
    'Cancel, skip or pause under Subscriptions in your account. Do so before a renewal date and you are not charged.',
  cancelAnyTime: 'Cancel any time in Subscriptions.',
} as const;

/**
 * The renewals that follow when `lines` are paid on `today` (`YYYY-MM-DD` in UTC); empty without a
 * subscription.
 */
export function renewalsOf(lines: readonly TermsLine[], today: string): Renewal[] {
  return lines.flatMap(({ name, quantity, price, months }) =>
    months === null ? [] : [{ name, quantity, amount: price, months, nextOn: addMonths(today, months) }],
  );
}

/** `$36.75 every 3 months`. */
export function renewalPriceWords({ amount, months }: Pick<Renewal, 'amount' | 'months'>): string {
  return `${formatUsd(amount)} every ${months} months`;
}

/** `Mon, Feb 22, 2027` for `YYYY-MM-DD`. */
export function renewalDayWords(day: string): string {
  return dayjs.utc(day).format('ddd, MMM D, YYYY');
}

/**
 * Everything a person agrees to, in page order: today's charge, what renews, each renewal with its next date,
 * how to cancel. A charge that includes more than what renews is named as the whole order's.
 * @param total cents charged today
 * @param chargedOn the day of the charge, `YYYY-MM-DD` in Eastern Time, if it is not today
 */
export function renewalFacts(
  renewals: readonly Renewal[],
  total: number,
  chargedOn: string | null = null,
): RenewalFact[] {
  const [first, ...others] = renewals;
  if (!first) return [];
  const isOne = others.length === 0;
  const of = (renewal: Renewal) => (isOne ? '' : `: ${renewal.name}, every ${renewal.months} months`);
  const when = chargedOn === null ? 'Charged today' : `Charged on ${renewalDayWords(chargedOn)}`;
  const renewing = renewals.reduce((sum, { amount }) => sum + amount, 0);
  return [
    [total === renewing ? when : `${when} for the whole order`, formatUsd(total)],
    ...(isOne ? [['Renews', kitsOf(first)] satisfies RenewalFact] : []),
    ...renewals.flatMap((renewal): RenewalFact[] => [
      [`Each renewal${of(renewal)}`, renewalPriceWords(renewal)],
      [`Next renewal${of(renewal)}`, renewalDayWords(renewal.nextOn)],
    ]),
    ['How to cancel', renewalMessages.howToCancel],
  ];
}

const kitsOf = ({ name, quantity }: Pick<Renewal, 'name' | 'quantity'>): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;

/**
 * One sentence per renewal: `2 × Thyroid Check renews on Mon, Feb 22, 2027 for $73.50, and then every 3
 * months.`
 */
export function renewalSentence(renewal: Renewal): string {
  const { amount, months, nextOn } = renewal;
  return `${kitsOf(renewal)} renews on ${renewalDayWords(nextOn)} for ${formatUsd(amount)}, and then every ${months} months.`;
}
