import { cardBrandName } from '@larkwell/contracts/fields/card-brand';
import { renewalPriceWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import type { SubscriptionDetail } from '@larkwell/contracts/subscriptions/subscriptions';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { paths } from '../paths';
import { amountDue, cardWords, nextRenewal } from './due-words';

/** The agreed terms, what is due, and the card that is charged. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionDetail }) {
  const { price: amount, subscriptionDuration: months, renewsOn, repair, orderedQuantity } = subscription;
  return (
    <SummaryList
      rows={[
        { label: 'Kits', value: String(orderedQuantity) },
        { label: 'Each renewal', value: renewalPriceWords({ amount, months }) },
        ...(repair ? [{ label: 'Due now', value: <strong>{amountDue(repair)}</strong> }] : []),
        { label: 'Next renewal', value: renewsOn ? nextRenewal(renewsOn, repair) : 'None' },
        ...cardRows(subscription),
      ]}
    />
  );
}

function cardRows({ status, card, repair, subscription_id }: SubscriptionDetail) {
  if (!status) return [];
  const name = card ? `${cardBrandName(card.brand)} ending in ${card.last4}` : 'The card you paid with last';
  return [
    { label: 'Card', value: cardWords(name, repair), changeHref: paths.subscriptionCard(subscription_id) },
  ];
}
