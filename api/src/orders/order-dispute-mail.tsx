import type { Transaction } from '../db';
import type { Deps, DisputeNews } from '../deps';
import { queueMail } from '../jobs';
import { ActionLink, defineMail, Fact, Letter, Paragraph } from '../mails';
import { disputeHeadings, whatOfDispute } from './dispute-words';
import { isRenewing } from './renewals-of-order';
import { getOrder } from './store';

interface OrderDisputeMailProps {
  orderNumber: string;
  /** Missing in mails queued before won disputes had a mail. */
  news?: DisputeNews;
  /** Whether the bank has decided against the charge. Used if `news` is missing. */
  isLost?: boolean;
  isShipped: boolean;
  isCompanyCard?: boolean;
  /** Whether a subscription that the order started or renews is still charged. */
  isRenewing?: boolean;
  link: string;
}

const newsOf = ({ news, isLost }: OrderDisputeMailProps) => news ?? (isLost ? 'lost' : 'disputed');
const heading = (data: OrderDisputeMailProps) => disputeHeadings[newsOf(data)];
const what = (data: OrderDisputeMailProps) => whatOfDispute[newsOf(data)];

const onOpening = {
  own: 'If the report is a mistake, contact the bank that issued the card.',
  company: 'It was paid with the company card, so we have told your organization as well.',
};

function whatFollows(data: OrderDisputeMailProps) {
  if (data.isShipped) return 'Your kits are on their way, or you already have them.';
  const news = newsOf(data);
  if (news === 'lost') return 'The order is canceled and will not ship.';
  if (news === 'won') return 'Your order is no longer on hold. We email you when it ships.';
  const whoActs = onOpening[data.isCompanyCard ? 'company' : 'own'];
  return `The order ships if the bank decides in favor of the payment. ${whoActs}`;
}

const endsRenewals = 'If the bank returns the payment, the subscription in this order ends.';

/** What losing does to the subscription. Null once it is decided: the end has its own mail. */
const renewals = (data: OrderDisputeMailProps) =>
  data.isRenewing && newsOf(data) === 'disputed' ? endsRenewals : null;

export const orderDisputeMail = defineMail<OrderDisputeMailProps>({
  name: 'order-dispute',
  title: 'About the payment of your order',
  subject: (data) => `${heading(data)} for order ${data.orderNumber}`,
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    'What happened': what,
    'What happens next': whatFollows,
    Subscription: renewals,
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
      {renewals(data) && <Paragraph>{renewals(data)}</Paragraph>}
      <ActionLink href={data.link}>See your order</ActionLink>
    </Letter>
  );
}

/** Queues the mail to the buyer that a dispute about an order's payment opened or was decided. */
export async function mailOrderDispute(
  deps: Deps,
  tx: Transaction,
  orderId: string,
  { news, isCompanyCard }: { news: DisputeNews; isCompanyCard: boolean },
): Promise<void> {
  const { orderNumber, email, isShipped } = await getOrder(tx.db, orderId);
  const link = `${deps.settings.shopUrl}/order-details/${orderId}`;
  const data = {
    ...{ orderNumber, news, isShipped, isCompanyCard, link },
    isRenewing: await isRenewing(tx.db, orderId),
  };
  await queueMail(tx, deps.cipher, orderDisputeMail, { to: email, data });
}
