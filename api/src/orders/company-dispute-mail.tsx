import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Transaction } from '../db';
import type { Deps, DisputeNews } from '../deps';
import { queueMail } from '../jobs';
import { ActionLink, defineMail, Fact, Letter, Paragraph, quotedName } from '../mails';
import { disputeHeadings, whatOfDispute } from './dispute-words';
import { findOrganizationOf } from './organization-of-order';

interface CompanyDisputeMailProps {
  news: DisputeNews;
  orderNumber: string;
  employee: string;
  /** Cents in dispute. */
  amount: number;
  /** The address of Payment History. */
  link: string;
}

const whatFollows: Record<DisputeNews, string> = {
  disputed:
    'An order that has not shipped waits until the bank decides. If no one in your organization reported it, contact the bank that issued the card.',
  lost: 'An order that has not shipped is canceled. Payment History no longer counts the payment.',
  won: 'Payment History counts the payment again.',
};

const says = 'This is about a payment with your organization’s card.';

export const companyDisputeMail = defineMail<CompanyDisputeMailProps>({
  name: 'company-dispute',
  title: 'About a payment with your company card',
  subject: ({ news, orderNumber }) =>
    `${disputeHeadings[news]} for order ${orderNumber} with your company card`,
  says,
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    Employee: ({ employee }) => employee,
    Amount: ({ amount }) => formatUsd(amount),
    'What happened': ({ news }) => whatOfDispute[news],
    'What happens next': ({ news }) => whatFollows[news],
    'Payment History': ({ link }) => link,
  },
  body: (data) => <CompanyDisputeMail {...data} />,
});

function CompanyDisputeMail({ news, orderNumber, employee, amount, link }: CompanyDisputeMailProps) {
  return (
    <Letter preview={whatOfDispute[news]} heading={disputeHeadings[news]}>
      <Paragraph>{says}</Paragraph>
      <Fact label="Order">{orderNumber}</Fact>
      <Fact label="Employee">{employee}</Fact>
      <Fact label="Amount">{formatUsd(amount)}</Fact>
      <Paragraph>{whatOfDispute[news]}</Paragraph>
      <Paragraph>{whatFollows[news]}</Paragraph>
      <ActionLink href={link}>See Payment History</ActionLink>
    </Letter>
  );
}

/**
 * Tells an organization about a dispute over an employee's payment with its card. For its own purchases, the
 * mail about the order does that.
 */
export async function mailCompanyDispute(
  deps: Deps,
  tx: Transaction,
  orderId: string,
  { news, amount }: Pick<CompanyDisputeMailProps, 'news' | 'amount'>,
): Promise<void> {
  const found = await findOrganizationOf(deps, tx.db, orderId);
  if (!found) return;
  const { order, employee, email, link } = found;
  const data = { news, orderNumber: order.orderNumber, employee: quotedName(employee), amount, link };
  await queueMail(tx, deps.cipher, companyDisputeMail, { to: email, data });
}
