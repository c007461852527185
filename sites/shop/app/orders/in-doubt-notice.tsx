import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { paymentMessages } from '../messages/checkout';
import { paths } from '../paths';

/** In place of the notice that an order is unpaid, while nobody knows whether it is. */
export function InDoubtNotice({ orderId }: { orderId: string }) {
  return (
    <Notice tone="warning" title={paymentMessages.notKnown}>
      <div className="stack" data-gap="small">
        <p>{paymentMessages.whenKnown}</p>
        <p>
          <ButtonLink href={paths.orderDetails(orderId)}>{paymentMessages.lookAgain}</ButtonLink>
        </p>
      </div>
    </Notice>
  );
}
