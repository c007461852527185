import { formatUsd } from '@larkwell/contracts/fields/money';
import type { SubscriptionDetail } from '@larkwell/contracts/subscriptions/subscriptions';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { paths } from '../paths';
import { AgreedPost } from './agreed-post';

/** What holds up the next kit, and how to fix it. */
export function RepairNotice({ subscription }: { subscription: SubscriptionDetail }) {
  const { repair, notice, isDisputed, subscription_id, terms } = subscription;
  if (!notice) return null;
  if (!repair) return <Notice tone={isDisputed ? 'warning' : 'info'}>{<p>{notice}</p>}</Notice>;
  const amount = formatUsd(repair.amount);
  const isBank = repair.reason === 'bank';
  const changeCard = (
    <ButtonLink
      href={paths.subscriptionCard(subscription_id)}
      variant={isBank ? 'secondary' : 'primary'}
    >{`Pay ${amount} with another card`}</ButtonLink>
  );
  return (
    <Notice tone="warning" title={isBank ? 'Your bank asks you to confirm' : 'Your renewal is not paid'}>
      <div className="stack" data-gap="small">
        <p>{notice}</p>
        {isBank && (
          <>
            <p>You answer on our payment provider’s page. That page needs JavaScript.</p>
            <AgreedPost intent="bank" terms={terms}>
              <p>
                <Button>{`Answer your bank for ${amount}`}</Button>
              </p>
            </AgreedPost>
          </>
        )}
        <p>{changeCard}</p>
      </div>
    </Notice>
  );
}
