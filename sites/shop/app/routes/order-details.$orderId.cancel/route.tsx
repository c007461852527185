import { formatUsd } from '@larkwell/contracts/fields/money';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { cancelMessages as words } from '../../messages/orders';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, openSignedInVisit, refusalPage } from '../../session/visit.server';
import { readAgreed } from '../../subscriptions/agreed-form';
import { AgreedPost } from '../../subscriptions/agreed-post';
import { ChangeRefused } from '../../subscriptions/change-refused';
import { replyTo, type ChangeReply } from '../../subscriptions/change.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: words.title });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const orderId = params.orderId!;
  const call = visit.api.orders.getCancellation({ userId: visit.person.id, orderId });
  const answer = await ask(visit, request, call);
  if (answer.ok) return { orderId, cancellation: answer.value.data };
  if (answer.refusal.status !== 409) throw refusalPage(answer.refusal);
  const notice = { tone: 'error', text: answer.refusal.errorMessage } as const;
  throw seeOther(paths.orderDetails(orderId), await notices.give(notice));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const orderId = params.orderId!;
  const own = { userId: visit.person.id, orderId };
  const answer = await ask(visit, request, visit.api.orders.cancel({ ...own, terms: readAgreed(form) }));
  if (!answer.ok && answer.refusal.code === 'terms-changed') return replyTo(answer.refusal, 'cancel');
  const notice = answer.ok
    ? { tone: 'success' as const, text: answer.value.message }
    : { tone: 'error' as const, text: answer.refusal.errorMessage };
  return seeOther(paths.orderDetails(orderId), await notices.give(notice));
}

export default function CancelOrderPage() {
  const { orderId, cancellation } = useLoaderData<typeof loader>();
  const { orderNumber, amount, isCompanyCard, endsSubscriptions, terms } = cancellation;
  const reply = useActionData<ChangeReply>();
  useErrorTitle(reply !== undefined);
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.orderDetails(orderId)} />
        {reply && <ChangeRefused reply={reply} buttons={{ cancel: words.button }} variant="danger" />}
        <PageHeading lead={<p>{words.lead(orderNumber)}</p>}>{words.title}</PageHeading>
        <p>{(isCompanyCard ? words.goesBackToCompany : words.goesBack)(formatUsd(amount))}</p>
        {endsSubscriptions.length > 0 && <p>{words.ends(endsSubscriptions.join(', '))}</p>}
        <AgreedPost intent="cancel" terms={terms}>
          <p className="cluster">
            {/* What changed has the button that goes on. */}
            {!reply?.changed && (
              <Button variant="danger" busyLabel="LOADING...">
                {words.button}
              </Button>
            )}
            <ButtonLink href={paths.orderDetails(orderId)} variant="secondary">
              {words.keep}
            </ButtonLink>
          </p>
        </AgreedPost>
      </div>
    </div>
  );
}
