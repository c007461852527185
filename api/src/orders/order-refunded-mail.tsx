import { formatUsd } from '@larkwell/contracts/fields/money';
import { REFUNDED } from '@larkwell/contracts/orders/orders';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import { dateInZone, SHOP_ZONE } from '@larkwell/contracts/time';
import { readClock, type Transaction } from '../db';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { defineMail, ActionLink, Fact, Letter, Paragraph, refundPatience } from '../mails';
import { isRenewing } from './renewals-of-order';
import { getOrder } from './store';

interface OrderRefundedMailProps {
  orderNumber: string;
  /** Cents refunded so far, all refunds together. */
  refunded: number;
  /** Cents of the latest refund alone; in mails queued without it, all of `refunded`. */
  latest?: number;
  /** Cents that the order cost. */
  total: number;
  /** The day of the latest refund in the shop's zone, `YYYY-MM-DD`. */
  day: string;
  /** Whether the refund keeps the kits from being sent. */
  isStopped: boolean;
  isRenewing: boolean;
  link: string;
}

const patience = `The money goes back to the card that the order was paid with. ${refundPatience}`;

const latestOf = ({ refunded, latest = refunded }: OrderRefundedMailProps) => latest;

/** `$15.00, on Tue, Dec 1, 2026` */
const amount = (data: OrderRefundedMailProps) =>
  `${formatUsd(latestOf(data))}, on ${renewalDayWords(data.day)}`;

/** `$15.00 of $49.00` */
const soFar = ({ refunded, total }: OrderRefundedMailProps) =>
  `${formatUsd(refunded)} of ${formatUsd(total)}`;

const whatFollows = (data: OrderRefundedMailProps) =>
  data.isStopped ? 'This order will not ship.' : 'Nothing else about your order changes.';

const renewalsGoOn = 'Your subscription continues. You can cancel it under Subscriptions in your account.';

export const orderRefundedMail = defineMail<OrderRefundedMailProps>({
  name: 'order-refunded',
  title: 'We refunded your order',
  subject: (data) => `We refunded ${formatUsd(latestOf(data))} for order ${data.orderNumber}`,
  says: patience,
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    Refunded: amount,
    'Refunded so far': soFar,
    'What happens next': whatFollows,
    Subscription: (data) => (data.isRenewing ? renewalsGoOn : null),
    'See your order': ({ link }) => link,
  },
  body: (data) => <OrderRefundedMail {...data} />,
});

function OrderRefundedMail(data: OrderRefundedMailProps) {
  return (
    <Letter preview={amount(data)} heading="We refunded your order">
      <Fact label="Order">{data.orderNumber}</Fact>
      <Fact label="Refunded">{amount(data)}</Fact>
      <Fact label="Refunded so far">{soFar(data)}</Fact>
      <Paragraph>{patience}</Paragraph>
      <Paragraph>{whatFollows(data)}</Paragraph>
      {data.isRenewing && <Paragraph>{renewalsGoOn}</Paragraph>}
      <ActionLink href={data.link}>See your order</ActionLink>
    </Letter>
  );
}

/** Queues the mail about a refund. @param money cents refunded so far, and of those the latest refund */
export async function mailOrderRefund(
  deps: Deps,
  tx: Transaction,
  orderId: string,
  { refunded, latest }: { refunded: number; latest: number },
): Promise<void> {
  const { orderNumber, total, email, status, isShipped } = await getOrder(tx.db, orderId);
  const data = {
    orderNumber,
    refunded,
    latest,
    total,
    day: dateInZone(await readClock(tx.db), SHOP_ZONE),
    isStopped: status === REFUNDED && !isShipped,
    isRenewing: await isRenewing(tx.db, orderId),
    link: `${deps.settings.shopUrl}/order-details/${orderId}`,
  };
  await queueMail(tx, deps.cipher, orderRefundedMail, { to: email, data });
}
