import { formatUsd } from '@larkwell/contracts/fields/money';
import { isFeedbackGiven, isShipped, type OrderRow } from '@larkwell/contracts/orders/orders';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { Pagination } from '@larkwell/ui/pagination/pagination';
import { StarRating } from '@larkwell/ui/star-rating/star-rating';
import { Table } from '@larkwell/ui/table/table';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountTabs } from '../../account-home/account-tabs';
import { readPage } from '../../lists/read-page';
import { orderMessages } from '../../messages/orders';
import { orderKitsInWords } from '../../orders/order-kits';
import { StatusTag } from '../../orders/status-tag';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { askAboutUnpaid } from './ask-about-unpaid.server';
import { need, openSignedInVisit } from '../../session/visit.server';
import { formatDay } from '../../time/format';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

const limit = 20;

export const meta: MetaFunction = () => pageMeta({ title: 'My Orders' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const page = readPage(request);
  const list = () =>
    need(
      visit,
      request,
      visit.api.orders.list({ userId: visit.person.id, start: (page - 1) * limit, limit }),
    );
  const first = await list();
  const asked = await askAboutUnpaid(visit, request, first.data);
  const { data: orders, total } = asked.hasNews ? await list() : first;
  return { orders, inDoubt: asked.inDoubt, page, pages: Math.ceil(total / limit) };
}

export default function OrdersPage() {
  const { orders, inDoubt, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>My Orders</h1>
      <AccountTabs current="orders" />
      {orders.length === 0 ? (
        <EmptyState
          title={orderMessages.empty}
          action={<ButtonLink href={paths.categories()}>All Tests</ButtonLink>}
        />
      ) : (
        <Table
          caption="Your orders, newest first"
          captionHidden
          stackBelow="large"
          columns={[
            { key: 'id', label: 'Order ID', short: true },
            { key: 'date', label: 'Date', short: true },
            { key: 'kits', label: 'Kits' },
            { key: 'total', label: 'Total', numeric: true },
            { key: 'status', label: 'Status' },
            { key: 'feedback', label: 'Feedback' },
            { key: 'view', label: 'Details', short: true },
          ]}
          rows={orders.map((order) => ({
            key: order.id,
            cells: [
              order.orderNumber,
              formatDay(order.created_ts),
              orderKitsInWords(order.kits),
              formatUsd(order.total),
              <Status key="status" order={order} isInDoubt={inDoubt.includes(order.id)} />,
              <Feedback key="feedback" order={order} />,
              <ButtonLink key="view" href={paths.orderDetails(order.id)} variant="secondary" size="small">
                View<span className="visually-hidden"> order {order.orderNumber}</span>
              </ButtonLink>,
            ],
          }))}
        />
      )}
      <Pagination
        label="Orders"
        page={page}
        pages={pages}
        hrefFor={(to) => paths.orders({ page: String(to) })}
      />
    </div>
  );
}

/** The status, and what is to know about the payment. */
function Status({ order, isInDoubt }: { order: OrderRow; isInDoubt: boolean }) {
  const { status, isDisputed, isPaymentReturned } = order;
  const ofBank = isPaymentReturned ? orderMessages.returnedShort : isDisputed && orderMessages.disputedShort;
  const words = isInDoubt ? orderMessages.inDoubtShort : ofBank;
  return (
    <>
      <StatusTag status={status} />
      {words && (
        <>
          <br />
          <span className="small">{words}</span>
        </>
      )}
    </>
  );
}

/** For a shipped order: its rating, or a link to rate it. */
function Feedback({ order }: { order: OrderRow }) {
  if (!isShipped(order)) return <>{orderMessages.noFeedback}</>;
  if (isFeedbackGiven(order)) return <StarRating value={order.rating!} />;
  return (
    <a href={`${paths.orderDetails(order.id)}#feedback`}>
      {orderMessages.giveFeedback}
      <span className="visually-hidden"> on order {order.orderNumber}</span>
    </a>
  );
}
