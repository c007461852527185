import { speaking } from '../language';
import { sentences } from './sentences';

/** Why money that arrived on Stripe's page books nothing, as it is stored with its payment. */
export const moneyReasons = { changed: 'visit-changed', late: 'time-gone' } as const;

type Why = keyof typeof moneyReasons;

const sayings: Record<Why, 'changedMoney' | 'lateMoney'> = { changed: 'changedMoney', late: 'lateMoney' };

/** The sentence for a stored reason, in the caller's language. Older payments have stored the English one. */
export function tellMoneyReason(stored: string): string {
  const whys: Why[] = ['changed', 'late'];
  const known = whys.find(
    (why) => stored === moneyReasons[why] || stored === speaking('en', () => sentences[sayings[why]]),
  );
  return known ? sentences[sayings[known]] : stored;
}
