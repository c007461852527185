import { formatUsd } from '@larkwell/contracts/fields/money';
import { Notice } from '@larkwell/ui/notice/notice';
import { EmailAddress } from '../../email-address';
import { orderMessages } from '../../messages/orders';
import { findEnd } from './order-end';

type ConfirmedHeadingProps = {
  order: {
    orderNumber: string;
    total: number;
    refunded: number;
    email: string;
    status: string;
    isPaymentReturned: boolean;
  };
};

/** The heading of the confirmation: paid, or refunded or canceled since. */
export function ConfirmedHeading({ order }: ConfirmedHeadingProps) {
  const { orderNumber, total, refunded, email, status } = order;
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
      <Notice tone="success" title={`Order ${orderNumber} is paid: ${formatUsd(total)}`}>
        <p>
          A receipt is on its way to <EmailAddress of={email} />.
        </p>
      </Notice>
      {refunded > 0 && (
        <Notice title={`We returned ${formatUsd(refunded)} of it`}>
          <p>The money goes to the card that the order was paid with.</p>
        </Notice>
      )}
    </>
  );
}
