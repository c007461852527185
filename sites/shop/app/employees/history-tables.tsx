import {
  isPaymentActive,
  type EmployeePayment,
  type EmployeeTest,
} from '@larkwell/contracts/employees/employees';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { Table } from '@larkwell/ui/table/table';
import { Tag } from '@larkwell/ui/tag/tag';
import { EmailAddress } from '../email-address';
import { employeeTexts } from '../messages/employees';
import { paths } from '../paths';
import { formatShortDate } from '../time/format';
import { returnedWords } from './returned-words';

/** The first columns of both tables: what was ordered, by whom and when. */
const orderColumns = [
  { key: 'product', label: 'Test' },
  { key: 'order', label: 'Order ID', short: true },
  { key: 'name', label: 'Name', isName: true },
  { key: 'email', label: 'Email', isName: true },
  { key: 'date', label: 'Date', short: true },
];

/** The tests of an organization's employees, with a report where the API allows it. */
export function TestHistory({ tests, isSearch }: { tests: EmployeeTest[]; isSearch: boolean }) {
  if (tests.length === 0) return <Nothing text={employeeTexts.noTests} isSearch={isSearch} />;
  return (
    <Table
      caption="Test History"
      captionHidden
      stackBelow="large"
      columns={[...orderColumns, { key: 'report', label: 'Report' }]}
      rows={tests.map(({ id, productName, orderNumber, full_name, email, test_date, reportFile }) => ({
        key: id,
        cells: [
          productName,
          orderNumber,
          full_name,
          <EmailAddress key="email" of={email} />,
          formatShortDate(test_date),
          reportFile ? (
            <a key="report" href={reportFile}>
              Open<span className="visually-hidden"> report of {full_name}</span>
            </a>
          ) : (
            'None'
          ),
        ],
      }))}
    />
  );
}

/** Payments by the company card. */
export function PaymentHistory({ payments, isSearch }: { payments: EmployeePayment[]; isSearch: boolean }) {
  if (payments.length === 0) return <Nothing text={employeeTexts.noPayments} isSearch={isSearch} />;
  return (
    <Table
      caption="Payment History"
      captionHidden
      stackBelow="large"
      columns={[
        ...orderColumns,
        { key: 'amount', label: 'Amount', numeric: true },
        { key: 'status', label: 'Status' },
        { key: 'view', label: 'Details' },
      ]}
      rows={payments.map((payment) => ({
        key: payment.id,
        cells: [
          payment.productName,
          payment.orderNumber,
          payment.fullName,
          <EmailAddress key="email" of={payment.email} />,
          formatShortDate(new Date(payment.created * 1000).toISOString()),
          <PaymentAmount key="amount" payment={payment} />,
          <Tag key="status" tone={isPaymentActive(payment) ? 'success' : 'neutral'}>
            {isPaymentActive(payment) ? 'Active' : 'Inactive'}
          </Tag>,
          <a key="view" href={paths.employeePayment(payment.id)}>
            View<span className="visually-hidden"> payment of {payment.fullName}</span>
          </a>,
        ],
      }))}
    />
  );
}

/** The charge, and below it any part that no longer counts in the total. */
function PaymentAmount({ payment }: { payment: EmployeePayment }) {
  const words = returnedWords(payment);
  return (
    <>
      {formatUsd(payment.amount)}
      {words && (
        <>
          <br />
          <span className="small">{words}</span>
        </>
      )}
    </>
  );
}

function Nothing({ text, isSearch }: { text: string; isSearch: boolean }) {
  return <EmptyState title={isSearch ? employeeTexts.noResults : text} />;
}
