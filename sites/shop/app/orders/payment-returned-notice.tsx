import { CANCELLED, type Order } from '@larkwell/contracts/orders/orders';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { Notice } from '@larkwell/ui/notice/notice';
import { cancelMessages, orderMessages } from '../messages/orders';

type PaymentReturnedNoticeProps = {
  order: Pick<Order, 'status' | 'isPaymentReturned' | 'isPaid' | 'refunded' | 'total'>;
};

/**
 * Says that an order is canceled and where its money is, or that the bank returned its payment. Renders nothing for
 * any other order.
 */
export function PaymentReturnedNotice({ order }: PaymentReturnedNoticeProps) {
  const { status, isPaymentReturned, isPaid, refunded, total } = order;
  const isCanceled = status === CANCELLED;
  if (!isCanceled) return isPaymentReturned ? <Notice title={orderMessages.paymentReturned} /> : null;
  return (
    <Notice title={orderMessages.canceled}>
      {isPaid && !isPaymentReturned && refunded < total && (
        <p>{cancelMessages.givingBack(formatUsd(total - refunded))}</p>
      )}
      {isPaymentReturned && <p>{orderMessages.paymentReturned}</p>}
    </Notice>
  );
}
