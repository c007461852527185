import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { need, openSignedInVisit } from '../../session/visit.server';
import { IntervalForm, PauseForm, ResumeForm, SkipForm } from '../../subscriptions/change-forms';
import { ChangeRefused } from '../../subscriptions/change-refused';
import { changeSubscription, type ChangeReply } from '../../subscriptions/change.server';
import { goOnButtons } from '../../subscriptions/go-on-buttons';
import { RepairNotice } from '../../subscriptions/repair-notice';
import { StateTag } from '../../subscriptions/state-tag';
import { SubscriptionFacts } from '../../subscriptions/subscription-facts';

// The bank's challenge is on Stripe's page.
export const handle = { access: 'normal-user', card: true } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: `Subscription of ${data.subscription.name}` }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const call = visit.api.subscriptions.get({ userId: visit.person.id, subscriptionId: params.id! });
  return { subscription: (await need(visit, request, call)).data };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const outcome = await changeSubscription(visit, request, params.id!, form);
  if (typeof outcome !== 'string') return outcome;
  return seeOther(paths.subscription(params.id!), await notices.give({ tone: 'success', text: outcome }));
}

export default function SubscriptionPage() {
  const { subscription } = useLoaderData<typeof loader>();
  const reply = useActionData<ChangeReply>();
  useErrorTitle(reply !== undefined);
  const { name, status, state, subscription_id } = subscription;
  return (
    <div className="page">
      <div className="stack reading" data-gap="large">
        <div className="stack">
          <BackLink href={paths.subscriptions()} />
          <h1>{name}</h1>
          {reply && (
            <ChangeRefused reply={reply} buttons={goOnButtons(subscription, reply.changed?.chosen.months)} />
          )}
          <p>
            <StateTag state={state} />
          </p>
          <RepairNotice subscription={subscription} />
          <SubscriptionFacts subscription={subscription} />
        </div>
        <ResumeForm subscription={subscription} />
        <SkipForm subscription={subscription} />
        <PauseForm subscription={subscription} />
        <IntervalForm subscription={subscription} />
        {status && (
          <p>
            <a href={paths.cancelSubscription(subscription_id)}>Cancel this subscription</a>
          </p>
        )}
      </div>
    </div>
  );
}
