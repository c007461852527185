import { CANCELLED, type Order } from '@larkwell/contracts/orders/orders';
import { Notice } from '@larkwell/ui/notice/notice';
import { orderMessages } from '../messages/orders';

type PaymentReturnedNoticeProps = { order: Pick<Order, 'status' | 'isPaymentReturned'> };

/** Says that an order is canceled or that the bank returned its payment. Renders nothing for any other order. */
export function PaymentReturnedNotice({ order: { status, isPaymentReturned } }: PaymentReturnedNoticeProps) {
  const isCanceled = status === CANCELLED;
  if (!isCanceled) return isPaymentReturned ? <Notice title={orderMessages.paymentReturned} /> : null;
  return (
    <Notice title={orderMessages.canceled}>
      {isPaymentReturned && <p>{orderMessages.paymentReturned}</p>}
    </Notice>
  );
}
