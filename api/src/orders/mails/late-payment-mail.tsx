import { formatUsd } from '@larkwell/contracts/fields/money';
import { ActionLink, Letter, Paragraph, refundPatience } from '../../mails';

/** What an order could no longer have when its money came: its kits, its discount code, or itself. */
export type LateReason = 'kits' | 'coupon' | 'replaced';

export interface LatePaymentMailProps {
  orderNumber: string;
  /** Cents. */
  total: number;
  shopUrl: string;
  reason: LateReason;
}

const came: Record<LateReason, string> = {
  kits: 'came after its kits had sold out.',
  coupon: 'came when its discount code could no longer be used.',
  replaced: 'came after you placed another order instead.',
};

/** Money came when the order could no longer be had as it was placed. */
export function LatePaymentMail({ orderNumber, total, shopUrl, reason }: LatePaymentMailProps) {
  return (
    <Letter preview="We are giving your payment back" heading="We are giving your payment back">
      <Paragraph>
        Your payment of {formatUsd(total)} for order {orderNumber} {came[reason]}
      </Paragraph>
      <Paragraph>The whole amount goes back to your card. {refundPatience}</Paragraph>
      <ActionLink href={`${shopUrl}/categories`}>See what is in the shop</ActionLink>
    </Letter>
  );
}
