import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { subscriptionMessages } from '../../messages/orders';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, need, openSignedInVisit } from '../../session/visit.server';
import { readAgreed } from '../../subscriptions/agreed-form';
import { AgreedPost } from '../../subscriptions/agreed-post';
import { ChangeRefused } from '../../subscriptions/change-refused';
import { replyTo, type ChangeReply } from '../../subscriptions/change.server';
import { dueOnCancel } from '../../subscriptions/due-words';
import { SubscriptionFacts } from '../../subscriptions/subscription-facts';

export const handle = { access: 'normal-user' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: subscriptionMessages.confirmCancel });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const call = visit.api.subscriptions.get({ userId: visit.person.id, subscriptionId: params.id! });
  const { data: subscription } = await need(visit, request, call);
  if (!subscription.status) throw new Response(null, { status: 404 });
  return { subscription };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const call = visit.api.subscriptions.cancel({ subscriptionId: params.id!, terms: readAgreed(form) });
  const answer = await ask(visit, request, call);
  if (!answer.ok && answer.refusal.code === 'terms-changed') return replyTo(answer.refusal, 'cancel');
  const notice = answer.ok
    ? { tone: 'success' as const, text: answer.value.message }
    : { tone: 'error' as const, text: answer.refusal.errorMessage };
  return seeOther(paths.subscriptions(), await notices.give(notice));
}

export default function CancelSubscriptionPage() {
  const { subscription } = useLoaderData<typeof loader>();
  const reply = useActionData<ChangeReply>();
  useErrorTitle(reply !== undefined);
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.subscription(subscription.subscription_id)} />
        <h1>{subscriptionMessages.confirmCancel}</h1>
        {reply && (
          <ChangeRefused reply={reply} buttons={{ cancel: 'Cancel subscription' }} variant="danger" />
        )}
        <p>
          <strong>{subscription.name}</strong>
        </p>
        <SubscriptionFacts subscription={subscription} />
        {subscription.repair && <p>{dueOnCancel(subscription.repair)}</p>}
        {subscription.isDisputed && <p>{subscription.notice}</p>}
        <p>{subscriptionMessages[subscription.isDisputed ? 'cancelDisputed' : 'cancelText']}</p>
        <AgreedPost intent="cancel" terms={subscription.terms}>
          <p className="cluster">
            {/* What changed has the button that goes on. */}
            {!reply?.changed && (
              <Button variant="danger" busyLabel="LOADING...">
                Cancel subscription
              </Button>
            )}
            <ButtonLink href={paths.subscriptions()} variant="secondary">
              Keep it
            </ButtonLink>
          </p>
        </AgreedPost>
      </div>
    </div>
  );
}
