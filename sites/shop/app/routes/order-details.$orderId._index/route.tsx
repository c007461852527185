import { parseWithZod } from '@conform-to/zod/v4';
import { hasParcel, isShipped } from '@larkwell/contracts/orders/orders';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Breadcrumb } from '@larkwell/ui/breadcrumb/breadcrumb';
import { ButtonLink } from '@larkwell/ui/button/button';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getAskedOrder } from '../../checkout/asked-order.server';
import { DisputedNotice } from '../../orders/disputed-notice';
import { FeedbackSection } from '../../orders/feedback-section';
import { GivenBackNotice } from '../../orders/given-back-notice';
import { InDoubtNotice } from '../../orders/in-doubt-notice';
import { OrderActs } from '../../orders/order-acts';
import { OrderFacts } from '../../orders/order-facts';
import { OrderItems } from '../../orders/order-items';
import { PaymentReturnedNotice } from '../../orders/payment-returned-notice';
import { UnpaidNotice } from '../../orders/unpaid-notice';
import { StatusTag } from '../../orders/status-tag';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, openSignedInVisit } from '../../session/visit.server';
import { formatDay } from '../../time/format';
import { feedbackForm } from './form';
import styles from './order-details.module.css';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: `Order ${data.order.orderNumber}` }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  return getAskedOrder(visit, request, params.orderId!);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const submission = parseWithZod(form, { schema: feedbackForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const feedback = { ...submission.value, orderId: params.orderId!, userId: visit.person.id };
  const answer = await ask(visit, request, visit.api.orders.giveFeedback(feedback));
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
  const notice = await notices.give({ tone: 'success', text: answer.value.message });
  return seeOther(`${paths.orderDetails(params.orderId!)}#feedback`, notice);
}

export default function OrderDetailPage() {
  const { order, isInDoubt } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <Breadcrumb crumbs={[{ label: 'My Orders', href: paths.orders() }]} />
      <PageHeading
        lead={
          <p className="cluster">
            <StatusTag status={order.status} /> <span>Placed {formatDay(order.created_ts)}</span>
          </p>
        }
      >
        Order <span className="unbroken">{order.orderNumber}</span>
      </PageHeading>
      {isInDoubt ? <InDoubtNotice orderId={order.id} /> : <UnpaidNotice order={order} />}
      <DisputedNotice isDisputed={order.isDisputed} isShipped={isShipped(order)} />
      <PaymentReturnedNotice order={order} />
      <GivenBackNotice order={order} />
      {hasParcel(order) && (
        <p>
          <ButtonLink href={paths.trackOrder(order.id)}>Track Orders</ButtonLink>
        </p>
      )}
      <OrderActs order={isInDoubt ? { ...order, isPaid: false } : order} />
      <div className={`split ${styles.order}`}>
        <OrderItems order={order} />
        <div className={styles.facts}>
          <OrderFacts order={isInDoubt ? { ...order, isAddressEditable: false } : order} />
        </div>
        {isShipped(order) && <FeedbackSection order={order} />}
      </div>
    </div>
  );
}
