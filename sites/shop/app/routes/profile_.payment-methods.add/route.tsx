import type { Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CardSection } from '../../card/card-section';
import { setUpCard } from '../../card/set-up-card';
import { env } from '../../env.server';
import { paymentMessages } from '../../messages/checkout';
import { savedCardMessages } from '../../messages/saved-cards';
import { sayUnanswered } from '../../messages/unanswered';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { askPasswordAgain, needFreshPassword } from '../../session/password-again.server';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { askOr, openSignedInVisit } from '../../session/visit.server';

export const meta: MetaFunction = () => pageMeta({ title: 'Add a card' });
export const handle = {
  access: 'signed-in',
  hydrate: true,
  card: true,
  bareHeader: 'Secure payment',
} satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  await needFreshPassword(visit, request);
  return {
    isOrganization: visit.person.isOrganisationUser,
    provider: { script: env.STRIPE_JS_URL, publishableKey: env.STRIPE_PUBLISHABLE_KEY },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const { api, person } = visit;
  if (form.get('intent') === 'hosted') {
    const opened = await askOr(visit, request, api.payments.createSetupSession(), sayUnanswered);
    if (opened.ok) return redirect(opened.value.data.url, 303);
    if (opened.refusal.reauthenticate) return askPasswordAgain(visit, request, form);
    return refuse(opened.refusal);
  }
  const setupIntent = String(form.get('setupIntent') ?? '') || undefined;
  const call = api.payments.addPaymentMethod({ userId: person.id, setupIntent });
  const kept = await askOr(visit, request, call, sayUnanswered);
  if (!kept.ok && kept.refusal.reauthenticate) return askPasswordAgain(visit, request, form);
  if (!kept.ok) return refuse(kept.refusal);
  return seeOther(paths.profile(), await notices.give({ tone: 'success', text: kept.value.message }));
}

const refuse = ({ errorMessage, status }: Refusal) => data({ error: errorMessage }, { status });

export default function AddCardPage() {
  const { provider, isOrganization } = useLoaderData<typeof loader>();
  const reply = useActionData<{ error: string }>();
  useErrorTitle(reply !== undefined);
  return (
    <div className="page">
      <div className="stack reading">
        {reply && <ErrorSummary errors={[{ text: reply.error }]} />}
        <BackLink href={paths.profile()} />
        <h1>Add a card</h1>
        <p>{isOrganization ? savedCardMessages.ofOrganization : savedCardMessages.ofPerson}</p>
        <CardSection
          provider={provider}
          label="Add a card"
          hint={{ empty: paymentMessages.enterCardToAdd, complete: paymentMessages.notChargedNow }}
          button={{ ready: 'Add', busy: 'Saving…' }}
          take={(...given) => setUpCard(paths.setUpPaymentMethod(), ...given)}
        />
        <PostForm>
          <Card>
            <div className="stack">
              <h2>On our payment provider’s page</h2>
              <p>You enter the card there and come back. That page needs JavaScript.</p>
              <p>
                <Button name="intent" value="hosted" variant="secondary">
                  Add on the secure payment page
                </Button>
              </p>
            </div>
          </Card>
        </PostForm>
      </div>
    </div>
  );
}
