import { readForm } from '@larkwell/platform/forms/read-form';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { env } from '../../env.server';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { subscriptionMessages } from '../../messages/orders';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { notices } from '../../session/session.server';
import { ask, need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'normal-user' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: subscriptionMessages.confirmCancel });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const list = visit.api.subscriptions.list({ userId: visit.person.id, subscriptionType: 'active' });
  const { data } = await need(visit, request, list);
  const subscription = data.find(({ subscription_id }) => subscription_id === params.id);
  if (!subscription) throw new Response(null, { status: 404 });
  return { name: subscription.name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await openSignedInVisit(request);
  await readForm(request, env.SESSION_SECRET, visit.session.get('sid'));
  const call = visit.api.subscriptions.cancel({ subscriptionId: params.id! });
  const answer = await ask(visit, request, call);
  const notice = answer.ok
    ? { tone: 'success' as const, text: answer.value.message }
    : { tone: 'error' as const, text: answer.refusal.errorMessage };
  return seeOther(paths.subscriptions(), await notices.give(notice));
}

export default function CancelSubscriptionPage() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PostForm className="stack reading">
        <BackLink href={paths.subscriptions()} />
        <h1>{subscriptionMessages.confirmCancel}</h1>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{subscriptionMessages.cancelText}</p>
        <p className="cluster">
          <Button variant="danger" busyLabel="LOADING...">
            Cancel subscription
          </Button>
          <ButtonLink href={paths.subscriptions()} variant="secondary">
            Keep it
          </ButtonLink>
        </p>
      </PostForm>
    </div>
  );
}
