import { isShipped } from '@larkwell/contracts/orders/orders';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { orderMessages } from '../../messages/orders';
import { paths } from '../../paths';
import { findEnd } from './order-end';

type NextStepsProps = {
  order: { orderId: string; status: string; isDisputed: boolean; isPaymentReturned: boolean };
  isSubscription: boolean;
};

/** What happens next: the parcel, unless the order was refunded or canceled, and where to look. */
export function NextSteps({ order, isSubscription }: NextStepsProps) {
  const end = findEnd(order.status);
  return (
    <section className="stack reading" aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      {end === null && (isShipped(order) || !order.isDisputed) && (
        <p>
          {!isShipped(order) && 'We pack your kit in a plain box and email you when it ships. '}
          When it arrives, register it with the kit ID printed inside. Then collect your sample and mail it
          back in the prepaid mailer.
        </p>
      )}
      {end === null && order.isDisputed && <p>{orderMessages.afterReview}</p>}
      {end !== null && <p>You do not need to pay or do anything else for this order.</p>}
      {isSubscription && !order.isPaymentReturned && (
        <p>
          <Link href={paths.subscriptions()}>See your subscriptions</Link> for what comes next.
        </p>
      )}
      <p className="cluster">
        <ButtonLink href={paths.orderDetails(order.orderId)}>See your order</ButtonLink>
        <ButtonLink href={paths.categories()} variant="secondary">
          Continue shopping
        </ButtonLink>
      </p>
    </section>
  );
}
