import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { ActionLink, defineMail, Fact, Letter, Paragraph } from '../mails';
import { getOrder } from './store';

interface OrderDisputeMailProps {
  orderNumber: string;
  /** Whether the bank has decided against the charge. */
  isLost: boolean;
  isShipped: boolean;
  link: string;
}

const heading = ({ isLost }: OrderDisputeMailProps) =>
  isLost ? 'The bank returned the payment' : 'The bank is reviewing the payment';

const what = ({ isLost }: OrderDisputeMailProps) =>
  isLost
    ? 'The bank decided the dispute about this payment and returned the money to the card it came from.'
    : 'Someone reported this payment to the bank, which holds the money while it decides.';

function whatFollows({ isLost, isShipped }: OrderDisputeMailProps) {
  if (isShipped) return 'Your kits are already on their way, or with you.';
  return isLost
    ? 'The order is canceled and will not ship.'
    : 'The order ships if the bank decides in favor of the payment. If the report is a mistake, contact the bank that issued the card.';
}

export const orderDisputeMail = defineMail<OrderDisputeMailProps>({
  name: 'order-dispute',
  title: 'About the payment of your order',
  subject: (data) => `${heading(data)} for order ${data.orderNumber}`,
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    'What happened': what,
    'What happens next': whatFollows,
    'See your order': ({ link }) => link,
  },
  body: (data) => <OrderDisputeMail {...data} />,
});

function OrderDisputeMail(data: OrderDisputeMailProps) {
  return (
    <Letter preview={whatFollows(data)} heading={heading(data)}>
      <Fact label="Order">{data.orderNumber}</Fact>
      <Paragraph>{what(data)}</Paragraph>
      <Paragraph>{whatFollows(data)}</Paragraph>
      <ActionLink href={data.link}>See your order</ActionLink>
    </Letter>
  );
}

/** Queues the mail that a bank holds an order's money because of a dispute, or has returned it for good. */
export async function mailOrderDispute(
  deps: Deps,
  tx: Transaction,
  orderId: string,
  isLost: boolean,
): Promise<void> {
  const { orderNumber, email, isShipped } = await getOrder(tx.db, orderId);
  const data = { orderNumber, isLost, isShipped, link: `${deps.settings.shopUrl}/order-details/${orderId}` };
  await queueMail(tx, deps.cipher, orderDisputeMail, { to: email, data });
}
