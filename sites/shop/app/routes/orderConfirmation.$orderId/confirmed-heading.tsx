import { formatUsd } from '@larkwell/contracts/fields/money';
import { isShipped } from '@larkwell/contracts/orders/orders';
import { Notice } from '@larkwell/ui/notice/notice';
import { EmailAddress } from '../../email-address';
import { orderMessages } from '../../messages/orders';
import { DisputedNotice } from '../../orders/disputed-notice';
import { findEnd } from './order-end';

type ConfirmedHeadingProps = {
  order: {
    orderNumber: string;
    total: number;
    refunded: number;
    email: string;
    status: string;
    isDisputed: boolean;
    isPaymentReturned: boolean;
  };
};

/** The heading of the confirmation: paid, disputed, or refunded or canceled since. */
export function ConfirmedHeading({ order }: ConfirmedHeadingProps) {
  const { orderNumber, total, status } = order;
  const end = findEnd(status);
  if (end) {
    return (
      <>
        <h1>Your order was {end}</h1>
        <Notice title={`Order ${orderNumber} was ${end}`}>
          {end === 'refunded' ? (
            <p>We returned {formatUsd(total)} to the card it was paid with.</p>
          ) : (
            <>
              <p>It will not ship.</p>
              {order.isPaymentReturned && <p>{orderMessages.paymentReturned}</p>}
            </>
          )}
        </Notice>
      </>
    );
  }
  if (order.isPaymentReturned) {
    return (
      <>
        <h1>Your order</h1>
        <Notice title={`Order ${orderNumber}: ${orderMessages.paymentReturned}`} />
      </>
    );
  }
  return (
    <>
      <h1>Thank you for your order</h1>
      {order.isDisputed ? <DisputedPayment order={order} /> : <PaidNotice order={order} />}
      <RefundedNotice refunded={order.refunded} />
    </>
  );
}

/** In place of the notice that it is paid: only the bank knows whether it stays so. */
function DisputedPayment({ order }: ConfirmedHeadingProps) {
  return (
    <>
      <p>
        Order {order.orderNumber}, {formatUsd(order.total)}
      </p>
      <DisputedNotice isDisputed isShipped={isShipped(order)} />
    </>
  );
}

function PaidNotice({ order: { orderNumber, total, email } }: ConfirmedHeadingProps) {
  return (
    <Notice tone="success" title={`Order ${orderNumber} is paid: ${formatUsd(total)}`}>
      <p>
        A receipt is on its way to <EmailAddress of={email} />.
      </p>
    </Notice>
  );
}

function RefundedNotice({ refunded }: { refunded: number }) {
  if (refunded === 0) return null;
  return (
    <Notice title={`We returned ${formatUsd(refunded)} of it`}>
      <p>The money goes to the card that the order was paid with.</p>
    </Notice>
  );
}
