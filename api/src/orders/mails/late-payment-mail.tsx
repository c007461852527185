import { formatUsd } from '@larkwell/contracts/fields/money';
import { ActionLink, Letter, Paragraph, refundPatience } from '../../mails';

/**
 * Why money for an order is refunded: its kits or its discount code are gone, or the order was replaced or
 * already paid.
 */
export type LateReason = 'kits' | 'coupon' | 'replaced' | 'paid';

export interface LatePaymentMailProps {
  orderNumber: string;
  /** Cents. */
  total: number;
  shopUrl: string;
  /** The address of the order's page, if the order stands. */
  orderUrl?: string;
  reason: LateReason;
}

const came: Record<LateReason, string> = {
  kits: 'arrived after its kits sold out.',
  coupon: 'arrived after its discount code could no longer be used.',
  replaced: 'arrived after you placed another order instead.',
  paid: 'arrived after the order was already paid, so you paid twice. Your order is not affected.',
};

/** Reports money that the order cannot use. */
export function LatePaymentMail({ orderNumber, total, shopUrl, orderUrl, reason }: LatePaymentMailProps) {
  return (
    <Letter preview="We are refunding your payment" heading="We are refunding your payment">
      <Paragraph>
        Your payment of {formatUsd(total)} for order {orderNumber} {came[reason]}
      </Paragraph>
      <Paragraph>The whole amount goes back to your card. {refundPatience}</Paragraph>
      {orderUrl ? (
        <ActionLink href={orderUrl}>See your order</ActionLink>
      ) : (
        <ActionLink href={`${shopUrl}/categories`}>See what is in the shop</ActionLink>
      )}
    </Letter>
  );
}
