import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { type SubscriptionMonths } from '@larkwell/contracts/pricing';
import { renewalDayWords, renewalPriceWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import type { Keyring } from '../security';
import { refuseChangedTerms, type ShownTerms } from '../terms';
import { unitPriceAt } from './change-options';
import type { SubscriptionRow } from './store';
import { asSubscription } from './subscription-view';

const intervalName = (months: SubscriptionMonths) => `Every ${months} months`;

/** What a subscription's pages show before it is changed, paid, or canceled. */
export function describeSubscription(row: SubscriptionRow): ShownTerms {
  const { price, orderedQuantity, name, subscriptionDuration, renewsOn, repair } = asSubscription(row);
  return {
    subject: `subscription ${row.id}`,
    total: repair?.amount ?? 0,
    facts: [
      ['Kit', orderedQuantity === 1 ? name : `${orderedQuantity} × ${name}`],
      ['Each renewal', renewalPriceWords({ amount: price, months: subscriptionDuration })],
      ['Next renewal', renewsOn ? renewalDayWords(renewsOn) : 'None'],
      // All of them, whether offered now or not, so that only a different price counts as a change.
      ...SUBSCRIPTION_PACKAGES.map(({ months }): [string, string] => [
        intervalName(months),
        formatUsd(unitPriceAt(row, months) * row.quantity),
      ]),
    ],
  };
}

/** What a press changes: the renewals, the card, or the interval to these months. */
type Press = 'renewals' | 'card' | SubscriptionMonths;

function factsFor(press: Press): string[] {
  if (press === 'card') return ['Kit'];
  const renewals = ['Kit', 'Each renewal', 'Next renewal'];
  return press === 'renewals' ? renewals : [...renewals, intervalName(press)];
}

/**
 * Compares what a form showed with the subscription now, in what the press depends on and in the amount due:
 * another interval's price keeps nobody from canceling. Call it under the lock.
 * @throws 409 terms-changed
 */
export function refuseChangedSubscription(
  given: string | undefined,
  row: SubscriptionRow,
  { press, ...words }: { press: Press; keyring: Keyring; errorMessage: string },
): void {
  refuseChangedTerms(given, describeSubscription(row), { ...words, facts: factsFor(press) });
}
