import { formatUsd } from '@larkwell/contracts/fields/money';
import type { OrderToPay } from '@larkwell/contracts/orders/orders';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { paymentMessages } from '../messages/checkout';
import { paths } from '../paths';
import { formatTime } from '../time/format';

/**
 * Says until when an unpaid order can be paid, with a link that works on any device. Renders nothing for any other
 * order.
 */
export function UnpaidNotice({ order: { id, total, payBefore, isHeld } }: { order: OrderToPay }) {
  if (payBefore === null) return null;
  const time = formatTime(payBefore);
  return (
    <Notice tone="warning" title={paymentMessages.unpaid}>
      <div className="stack" data-gap="small">
        <p>{isHeld ? paymentMessages.heldUntil(time) : paymentMessages.payBefore(time)}</p>
        <p>
          <ButtonLink href={paths.payments({ orderId: id })}>Review and pay {formatUsd(total)}</ButtonLink>
        </p>
      </div>
    </Notice>
  );
}
