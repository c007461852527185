import type { Tracking } from '@larkwell/contracts/tracking/tracking';
import { ApiFault } from '@larkwell/platform/client/refusal';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Notice } from '@larkwell/ui/notice/notice';
import { OrderStatus } from '@larkwell/ui/order-status/order-status';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orderMessages } from '../../messages/orders';
import { Scans } from '../../orders/scans';
import { describeStages } from '../../orders/stages';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { ask, need, openSignedInVisit, type SignedInVisit } from '../../session/visit.server';
import { formatDay } from '../../time/format';

export const meta: MetaFunction = () => pageMeta({ title: 'Track Order' });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const call = visit.api.orders.get({ userId: visit.person.id, id: params.orderId! });
  const { data: order } = await need(visit, request, call);
  const tracking = order.trackingId ? await findTracking(visit, request, order.trackingId) : null;
  const { id, orderNumber, created_ts, trackingId, trackingURLProvider } = order;
  return {
    order: { id, orderNumber, trackingId, trackingURLProvider },
    isCarrierAway: order.trackingId !== null && tracking === null,
    stages: describeStages(created_ts, tracking),
    elements: tracking?.trackData.elements ?? [],
    arrival: tracking?.expectedDelivery ? formatDay(tracking.expectedDelivery) : null,
  };
}

/** Null when the carrier does not answer: the page still says what we know. */
async function findTracking(visit: SignedInVisit, request: Request, id: string): Promise<Tracking | null> {
  try {
    const answer = await ask(visit, request, visit.api.tracking.get({ trackingId: id }));
    return answer.ok ? answer.value.data : null;
  } catch (error) {
    if (error instanceof ApiFault) return null;
    throw error;
  }
}

export default function TrackOrderPage() {
  const { order, isCarrierAway, stages, elements, arrival } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="stack">
        <BackLink href={paths.orderDetails(order.id)} />
        <PageHeading lead={arrival && <p>Expected by {arrival}</p>}>
          Track Order {order.orderNumber}
        </PageHeading>
        <OrderStatus stages={stages} label="Stages of the parcel" />
        {order.trackingId === null && <p>{orderMessages.notShipped}</p>}
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
