import { CANCELLED, PAYMENT_PENDING, REFUNDED, type Order } from '@larkwell/contracts/orders/orders';
import { orderMessages } from '../messages/orders';

/** What the tracking page says about an order without a parcel. */
export function whyNotShipped({
  status,
  isDisputed,
  isPaymentReturned,
}: Pick<Order, 'status' | 'isDisputed' | 'isPaymentReturned'>): string {
  if (isDisputed) return `${orderMessages.disputed}. ${orderMessages.shipsOnceSettled}`;
  if (status === REFUNDED) return orderMessages.refunded;
  if (status === CANCELLED && isPaymentReturned)
    return `${orderMessages.paymentReturned} ${orderMessages.canceled}`;
  if (status === CANCELLED) return orderMessages.canceled;
  return status === PAYMENT_PENDING ? orderMessages.shipsOncePaid : orderMessages.notShipped;
}
