import { savedCardName } from '@larkwell/contracts/payments/saved-card-name';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { savedCardMessages } from '../../messages/saved-cards';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { askPasswordAgain } from '../../session/password-again.server';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Remove a card' });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const list = visit.api.payments.listPaymentMethods({ userId: visit.person.id });
  const { data } = await need(visit, request, list);
  const card = data.find(({ pId }) => pId === params.id);
  if (!card) throw new Response(null, { status: 404 });
  return { name: savedCardName(card), renews: card.renewsSubscription };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const answer = await ask(visit, request, visit.api.payments.removePaymentMethod({ pId: params.id! }));
  if (!answer.ok && answer.refusal.reauthenticate) return askPasswordAgain(visit, request, form);
  const notice = answer.ok
    ? { tone: 'success' as const, text: answer.value.message }
    : { tone: 'error' as const, text: answer.refusal.errorMessage };
  return seeOther(paths.profile(), await notices.give(notice));
}

/** A card that cannot be removed yet, and where to change that. */
function Renews({ name, subscription }: { name: string; subscription: string }) {
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.profile()} />
        <h1>{savedCardMessages.renews}</h1>
        <p>{name}</p>
        <p>{savedCardMessages.renewsNext}</p>
        <p>
          <ButtonLink href={paths.subscriptionCard(subscription)}>
            Change the card of the subscription
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

export default function RemoveCardPage() {
  const { name, renews } = useLoaderData<typeof loader>();
  if (renews) return <Renews name={name} subscription={renews} />;
  return (
    <div className="page">
      <PostForm className="stack reading">
        <BackLink href={paths.profile()} />
        <h1>{savedCardMessages.confirmRemove}</h1>
        <p>{name}</p>
        <p className="cluster">
          <Button variant="danger" busyLabel="LOADING...">
            Remove
          </Button>
          <ButtonLink href={paths.profile()} variant="secondary">
            Keep it
          </ButtonLink>
        </p>
      </PostForm>
    </div>
  );
}
