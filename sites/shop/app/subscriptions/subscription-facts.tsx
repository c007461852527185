import { cardBrandName } from '@larkwell/contracts/fields/card-brand';
import { renewalDayWords, renewalPriceWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import type { SubscriptionDetail } from '@larkwell/contracts/subscriptions/subscriptions';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { paths } from '../paths';

/** The agreed terms and the card that is charged. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionDetail }) {
  const { price: amount, subscriptionDuration: months, renewsOn, card, orderedQuantity } = subscription;
  return (
    <SummaryList
      rows={[
        { label: 'Kits', value: String(orderedQuantity) },
        { label: 'Each renewal', value: renewalPriceWords({ amount, months }) },
        { label: 'Next renewal', value: renewsOn ? renewalDayWords(renewsOn) : 'None' },
        ...(subscription.status
          ? [
              {
                label: 'Card',
                value: card
                  ? `${cardBrandName(card.brand)} ending in ${card.last4}`
                  : 'The card you paid with last',
                changeHref: paths.subscriptionCard(subscription.subscription_id),
              },
            ]
          : []),
      ]}
    />
  );
}
