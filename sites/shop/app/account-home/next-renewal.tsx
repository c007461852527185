import { formatUsd } from '@larkwell/contracts/fields/money';
import { RENEWAL_NOTICE_DAYS } from '@larkwell/contracts/numbers/shop';
import type { Subscription } from '@larkwell/contracts/subscriptions/subscriptions';
import { Card } from '@larkwell/ui/card/card';
import { ownKitMessages as words } from '../messages/own-kits';
import { paths } from '../paths';
import { amountDue } from '../subscriptions/due-words';
import { formatDay } from '../time/format';

/** The subscription that renews first; null when none does. */
export function findNextRenewal(subscriptions: readonly Subscription[]): Subscription | null {
  const renewing = subscriptions.filter(({ status, renewsOn }) => status && renewsOn !== null);
  return renewing.sort((a, b) => a.renewsOn!.localeCompare(b.renewsOn!))[0] ?? null;
}

/** The next charge of a subscription: amount, day, and where to change it. */
export function NextRenewal({ subscription }: { subscription: Subscription }) {
  const { subscription_id, name, orderedQuantity, price, renewsOn, subscriptionDuration, repair, notice } =
    subscription;
  return (
    <Card as="section" aria-labelledby="next-renewal">
      <div className="stack" data-gap="small">
        <h2 id="next-renewal">{words.nextRenewal}</h2>
        <p>
          <strong>{orderedQuantity === 1 ? name : `${orderedQuantity} × ${name}`}</strong>
          <br />
          <span className="secondary">{words.every(subscriptionDuration)}</span>
        </p>
        {repair ? (
          <p>
            <strong>{amountDue(repair)}</strong>
          </p>
        ) : (
          <p>
            <strong>{formatUsd(price)}</strong> on <strong>{formatDay(renewsOn!)}</strong>
          </p>
        )}
        <p className="secondary">{notice ?? words.noticeBefore(RENEWAL_NOTICE_DAYS)}</p>
        <p>
          <a href={paths.subscription(subscription_id)}>
            {repair ? words.payRenewal : words.changeRenewal}
            <span className="visually-hidden"> the subscription of {name}</span>
          </a>
        </p>
      </div>
    </Card>
  );
}
