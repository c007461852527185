import { formatUsd } from '@larkwell/contracts/fields/money';
import { ActionLink, Letter, Paragraph } from '../../mails/letter';
import { refundPatience } from '../../mails/refund-patience';

export interface LatePaymentMailProps {
  orderNumber: string;
  /** Cents. */
  total: number;
  shopUrl: string;
  /** Whether another order was placed instead of this one. */
  isReplaced?: boolean;
}

/** Money came after the order had been let go, and its kits were sold or another order was placed instead. */
export function LatePaymentMail({ orderNumber, total, shopUrl, isReplaced = false }: LatePaymentMailProps) {
  return (
    <Letter preview="We are giving your payment back" heading="We are giving your payment back">
      <Paragraph>
        {isReplaced
          ? `Your payment of ${formatUsd(total)} for order ${orderNumber} came after you placed another order instead.`
          : `Your payment of ${formatUsd(total)} for order ${orderNumber} came after the 35 minutes for which we keep the kits. They have been sold since.`}
      </Paragraph>
      <Paragraph>The whole amount goes back to your card. {refundPatience}</Paragraph>
      <ActionLink href={`${shopUrl}/categories`}>See what is in the shop</ActionLink>
    </Letter>
  );
}
