import { CANCELLED, type Order } from '@larkwell/contracts/orders/orders';
import { Notice } from '@larkwell/ui/notice/notice';
import { orderMessages } from '../messages/orders';

/** That an order is canceled, and where its payment is; nothing for any other order. */
export function CancelledNotice({ order: { status, isPaid } }: { order: Pick<Order, 'status' | 'isPaid'> }) {
  if (status !== CANCELLED) return null;
  return <Notice title={orderMessages.cancelled}>{isPaid && <p>{orderMessages.paymentReturned}</p>}</Notice>;
}
