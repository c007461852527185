import { formatUsd } from '@larkwell/contracts/fields/money';
import { ActionLink, Letter, Paragraph } from '../../mails/letter';

export interface PayLinkMailProps {
  orderNumber: string;
  /** Cents. */
  total: number;
  link: string;
}

/** The link by which an order is paid on another device. */
export function PayLinkMail({ orderNumber, total, link }: PayLinkMailProps) {
  return (
    <Letter preview={`Pay order ${orderNumber}`} heading={`Pay order ${orderNumber}`}>
      <Paragraph>Open this link on the device you want to pay {formatUsd(total)} with:</Paragraph>
      <ActionLink href={link}>Pay on this device</ActionLink>
      <Paragraph>{link}</Paragraph>
      <Paragraph>The link works until the kits go back on the shelf, 35 minutes after you ordered.</Paragraph>
    </Letter>
  );
}
