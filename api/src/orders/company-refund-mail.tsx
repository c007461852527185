import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { ActionLink, defineMail, Fact, Letter, Paragraph, quotedName, refundPatience } from '../mails';
import { findOrganizationOf } from './organization-of-order';

interface CompanyRefundMailProps {
  orderNumber: string;
  employee: string;
  /** Cents of the latest refund. */
  latest: number;
  /** Cents refunded so far, all refunds together. */
  refunded: number;
  /** Cents that the order cost. */
  total: number;
  /** The address of Payment History. */
  link: string;
}

const says = `The money goes back to your organization’s card. ${refundPatience}`;

/** `$15.00 of $49.00` */
const soFar = ({ refunded, total }: CompanyRefundMailProps) =>
  `${formatUsd(refunded)} of ${formatUsd(total)}`;

const heading = ({ latest }: CompanyRefundMailProps) => `We refunded ${formatUsd(latest)}`;

export const companyRefundMail = defineMail<CompanyRefundMailProps>({
  name: 'company-refund',
  title: 'We refunded a payment with your company card',
  subject: (data) => `${heading(data)} for order ${data.orderNumber} to your company card`,
  says,
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    Employee: ({ employee }) => employee,
    Refunded: ({ latest }) => formatUsd(latest),
    'Refunded so far': soFar,
    'Payment History': ({ link }) => link,
  },
  body: (data) => <CompanyRefundMail {...data} />,
});

function CompanyRefundMail(data: CompanyRefundMailProps) {
  return (
    <Letter preview={soFar(data)} heading={heading(data)}>
      <Fact label="Order">{data.orderNumber}</Fact>
      <Fact label="Employee">{data.employee}</Fact>
      <Fact label="Refunded">{formatUsd(data.latest)}</Fact>
      <Fact label="Refunded so far">{soFar(data)}</Fact>
      <Paragraph>{says}</Paragraph>
      <ActionLink href={data.link}>See Payment History</ActionLink>
    </Letter>
  );
}

/**
 * Tells an organization about a refund of an employee's payment with its card. For its own purchases, the
 * mail about the order does that.
 */
export async function mailCompanyRefund(
  deps: Deps,
  tx: Transaction,
  orderId: string,
  { refunded, latest }: Pick<CompanyRefundMailProps, 'refunded' | 'latest'>,
): Promise<void> {
  const found = await findOrganizationOf(deps, tx.db, orderId);
  if (!found) return;
  const { order, employee, email, link } = found;
  const { orderNumber, total } = order;
  const data = { orderNumber, employee: quotedName(employee), latest, refunded, total, link };
  await queueMail(tx, deps.cipher, companyRefundMail, { to: email, data });
}
