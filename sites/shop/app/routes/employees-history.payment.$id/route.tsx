import { cardBrandName } from '@larkwell/contracts/fields/card-brand';
import type { PaymentDetail } from '@larkwell/contracts/employees/employees';
import { formatUsd } from '@larkwell/contracts/fields/money';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { employeeTexts } from '../../messages/employees';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { need, openSignedInVisit } from '../../session/visit.server';
import { formatPaymentTime } from '../../time/format';

export const handle = { access: 'organization' } satisfies RouteHandle;

type PaidCard = NonNullable<PaymentDetail['payment_method_details']>['card'];

export const meta: MetaFunction = () => pageMeta({ title: 'Payment' });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  return { payment: (await need(visit, request, visit.api.employees.getPayment({ id: params.id! }))).data };
}

const tellCard = ({ brand, last4, exp_month, exp_year }: PaidCard) =>
  `${cardBrandName(brand)} ending in ${last4}, expires ${String(exp_month).padStart(2, '0')}/${exp_year}`;

/** Both are known by the payment service alone, so one sentence is enough while it does not answer. */
function chargeRows({ payment_method_details: details, balance_transaction: transaction }: PaymentDetail) {
  const notKnown = employeeTexts.cardNotKnown;
  if (!details && !transaction) return [{ label: 'Card and transaction', value: notKnown }];
  return [
    { label: 'Card', value: details ? tellCard(details.card) : notKnown },
    { label: 'Transaction', value: transaction ?? notKnown },
  ];
}

export default function PaymentPage() {
  const { payment } = useLoaderData<typeof loader>();
  const { metadata } = payment;
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.employeesHistory({ tab: 'payment' })} />
        <h1>Payment</h1>
        <SummaryList
          rows={[
            { label: 'Test', value: metadata.productName },
            { label: 'Order ID', value: metadata.orderNumber },
            { label: 'Name', value: metadata.fullName },
            { label: 'Email', value: metadata.email },
            { label: 'Amount', value: formatUsd(payment.amount_captured) },
            ...(payment.returned > 0
              ? [
                  {
                    label: payment.status === 'disputed' ? 'Under review' : 'Returned',
                    value: `−${formatUsd(payment.returned)}`,
                  },
                ]
              : []),
            { label: 'Date, Eastern Time', value: formatPaymentTime(payment.created) },
            ...chargeRows(payment),
          ]}
        />
      </div>
    </div>
  );
}
