import { formatUsd } from '@larkwell/contracts/fields/money';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { env } from '../../env.server';
import { subscriptionMessages } from '../../messages/orders';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { needFreshPassword } from '../../session/password-again.server';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { need, openSignedInVisit } from '../../session/visit.server';
import { ChangeRefused } from '../../subscriptions/change-refused';
import type { ChangeReply } from '../../subscriptions/change.server';
import { changeCard } from './change-card.server';
import { buttonWords, ConfirmCard, TypeCard } from './card-ways';

export const meta: MetaFunction = () => pageMeta({ title: 'Change the card' });
export const handle = {
  access: 'normal-user',
  hydrate: true,
  card: true,
  bareHeader: 'Secure payment',
} satisfies RouteHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const cardSession = new URL(request.url).searchParams.get('cardSession');
  if (!cardSession) await needFreshPassword(visit, request);
  const call = visit.api.subscriptions.get({ userId: visit.person.id, subscriptionId: params.id! });
  const { data: subscription } = await need(visit, request, call);
  if (!subscription.status) {
    const ended = { tone: 'warning', text: subscriptionMessages.endedCard } as const;
    throw seeOther(paths.subscription(params.id!), await notices.give(ended));
  }
  return {
    subscription,
    cardSession,
    provider: { script: env.STRIPE_JS_URL, publishableKey: env.STRIPE_PUBLISHABLE_KEY },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const outcome = await changeCard(visit, request, params.id!, form);
  if (!('notice' in outcome)) return outcome;
  return seeOther(paths.subscription(params.id!), await notices.give(outcome.notice));
}

export default function ChangeCardPage() {
  const { subscription, cardSession, provider } = useLoaderData<typeof loader>();
  const reply = useActionData<ChangeReply>();
  useErrorTitle(reply !== undefined);
  const { name, repair, terms, subscription_id: id } = subscription;
  const amount = repair && formatUsd(repair.amount);
  const way = { id, terms, amount };
  return (
    <div className="page">
      <div className="stack reading">
        {reply && <ChangeRefused reply={reply} buttons={{ card: buttonWords(amount) }} />}
        <BackLink href={paths.subscription(id)} />
        <h1>{amount ? `Pay ${amount} with another card` : 'Change the card'}</h1>
        <p>
          The next renewals of {name} are charged to it.{' '}
          {amount ? `The ${amount} that is due is charged to it now.` : 'Nothing is charged now.'}
        </p>
        {cardSession ? (
          <ConfirmCard {...way} cardSession={cardSession} />
        ) : (
          <TypeCard {...way} provider={provider} />
        )}
      </div>
    </div>
  );
}
