import { UNPAID_ORDER_MINUTES } from '@larkwell/contracts/numbers/shop';
import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Renewal } from '@larkwell/contracts/subscriptions/renewal-terms';
import { ActionLink, Address, Letter, Paragraph } from '../../mails';
import { RenewalParagraphs } from './renewal-paragraphs';

export interface PayLinkMailProps {
  orderNumber: string;
  /** Cents. */
  total: number;
  link: string;
  /** The subscriptions that start if it is paid today. Mails queued by an earlier version have none. */
  renewals?: Renewal[];
}

/** The link for paying an order on another device. */
export function PayLinkMail({ orderNumber, total, link, renewals = [] }: PayLinkMailProps) {
  return (
    <Letter preview={`Pay order ${orderNumber}`} heading={`Pay order ${orderNumber}`}>
      <Paragraph>Open this link on the device you want to pay {formatUsd(total)} with:</Paragraph>
      <ActionLink href={link}>Pay on this device</ActionLink>
      <Address>{link}</Address>
      <Paragraph>
        The link works until the kits go back on the shelf, {UNPAID_ORDER_MINUTES} minutes after you ordered.
      </Paragraph>
      {renewals.length > 0 && <Paragraph>Paying starts a subscription.</Paragraph>}
      <RenewalParagraphs renewals={renewals} />
    </Letter>
  );
}
