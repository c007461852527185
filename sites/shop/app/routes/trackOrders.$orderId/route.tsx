import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Notice } from '@larkwell/ui/notice/notice';
import { OrderStatus } from '@larkwell/ui/order-status/order-status';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orderMessages } from '../../messages/orders';
import { Scans } from '../../orders/scans';
import { describeStages } from '../../orders/stages';
import { whyNotShipped } from '../../orders/why-not-shipped';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { need, openSignedInVisit } from '../../session/visit.server';
import { formatDay } from '../../time/format';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Track Order' });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const call = visit.api.tracking.getOfOrder({ userId: visit.person.id, orderId: params.orderId! });
  const { data } = await need(visit, request, call);
  const { id, orderNumber, trackingId, trackingURLProvider, tracking } = data;
  return {
    order: { id, orderNumber, trackingId, trackingURLProvider },
    notShipped: trackingId === null ? whyNotShipped(data) : null,
    isCarrierAway: trackingId !== null && tracking === null,
    stages: describeStages(data),
    elements: tracking?.trackData.elements ?? [],
    arrival: tracking?.expectedDelivery ? formatDay(tracking.expectedDelivery) : null,
  };
}

export default function TrackOrderPage() {
  const { order, notShipped, isCarrierAway, stages, elements, arrival } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="stack">
        <BackLink href={paths.orderDetails(order.id)} />
        <PageHeading lead={arrival && <p>Expected by {arrival}</p>}>
          Track Order <span className="unbroken">{order.orderNumber}</span>
        </PageHeading>
        <OrderStatus stages={stages} label="Delivery stages" />
        {notShipped && <p>{notShipped}</p>}
        {isCarrierAway && (
          <Notice tone="warning">
            <p>{orderMessages.carrierAway}</p>
          </Notice>
        )}
        {order.trackingId !== null && !isCarrierAway && <Scans elements={elements} />}
        {order.trackingId !== null && (
          <p>
            Tracking number <span className="code">{order.trackingId}</span>
            {order.trackingURLProvider && (
              <>
                {', '}
                <a href={order.trackingURLProvider}>see it at USPS</a>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
