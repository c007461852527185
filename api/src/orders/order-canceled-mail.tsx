import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { ActionLink, defineMail, Fact, Letter, Paragraph, refundPatience } from '../mails';
import type { Cancellation } from './cancellation';

interface OrderCanceledMailProps {
  orderNumber: string;
  /** Cents that go back. */
  amount: number;
  isCompanyCard: boolean;
  /** Kits whose subscriptions ended with the order. */
  ended: string[];
  link: string;
}

const goesBack = ({ amount, isCompanyCard }: OrderCanceledMailProps) =>
  `${formatUsd(amount)} goes back to ${isCompanyCard ? 'your organization’s card' : 'the card that the order was paid with'}. ${refundPatience}`;

const endedWords = ({ ended }: OrderCanceledMailProps) =>
  ended.length > 0
    ? `The subscription that began with this order ends too: ${ended.join(', ')}. We do not charge you for it again.`
    : null;

export const orderCanceledMail = defineMail<OrderCanceledMailProps>({
  name: 'order-canceled',
  title: 'Your order is canceled',
  subject: ({ orderNumber }) => `Your order ${orderNumber} is canceled`,
  says: 'You canceled this order before it shipped, so nothing is on its way to you.',
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    'Your money': goesBack,
    Subscription: endedWords,
    'See your order': ({ link }) => link,
  },
  body: (data) => <OrderCanceledMail {...data} />,
});

function OrderCanceledMail(data: OrderCanceledMailProps) {
  const ended = endedWords(data);
  return (
    <Letter preview={goesBack(data)} heading="Your order is canceled">
      <Fact label="Order">{data.orderNumber}</Fact>
      <Paragraph>You canceled this order before it shipped, so nothing is on its way to you.</Paragraph>
      <Paragraph>{goesBack(data)}</Paragraph>
      {ended && <Paragraph>{ended}</Paragraph>}
      <ActionLink href={data.link}>See your order</ActionLink>
    </Letter>
  );
}

/** Queues the mail that an order is canceled and its money goes back. */
export async function mailOrderCanceled(
  deps: Deps,
  tx: Transaction,
  { order, amount, isCompanyCard, ends }: Cancellation,
): Promise<void> {
  const data = {
    orderNumber: order.orderNumber,
    amount,
    isCompanyCard,
    ended: ends.map(({ name }) => name),
    link: `${deps.settings.shopUrl}/order-details/${order.id}`,
  };
  await queueMail(tx, deps.cipher, orderCanceledMail, { to: order.email, data });
}
