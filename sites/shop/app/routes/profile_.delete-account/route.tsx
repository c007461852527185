import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { deletionMessages } from '../../messages/deletion';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { askPasswordAgain } from '../../session/password-again.server';
import { openPost } from '../../session/post.server';
import { leave } from '../../session/sign-out.server';
import { ask, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Delete account' });

export async function loader({ request }: LoaderFunctionArgs) {
  await openSignedInVisit(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const answer = await ask(visit, request, visit.api.accounts.erase({ id: visit.person.id }));
  if (answer.ok) return leave(visit.session, paths.home(), { tone: 'success', text: deletionMessages.done });
  if (answer.refusal.reauthenticate) return askPasswordAgain(visit, request, form);
  return data({ refusal: answer.refusal.errorMessage }, { status: answer.refusal.status });
}

export default function DeleteAccountPage() {
  const refusal = useActionData<{ refusal: string }>()?.refusal;
  return (
    <div className="page">
      <PostForm className="stack reading">
        {refusal && <Refusal sentence={refusal} />}
        <BackLink href={paths.profile()} />
        <PageHeading lead={<p>{deletionMessages.lead}</p>}>Delete account</PageHeading>
        <Part id="goes" heading="What we delete" lines={deletionMessages.goes} />
        <Part id="stays" heading="What we keep" lines={deletionMessages.stays} />
        <p>{deletionMessages.unfinished}</p>
        <p>
          <Link href={paths.yourData()}>{deletionMessages.saveFirst}</Link>
        </p>
        <p className="cluster">
          <Button variant="danger" busyLabel="LOADING...">
            Delete my account
          </Button>
          <ButtonLink href={paths.profile()} variant="secondary">
            Keep it
          </ButtonLink>
        </p>
      </PostForm>
    </div>
  );
}

/** Why the account cannot be deleted yet, and where to finish what blocks it. */
function Refusal({ sentence }: { sentence: string }) {
  return (
    <Notice tone="error" announce="alert">
      <p>{sentence}</p>
      <p className="cluster">
        <Link href={paths.orders()} standalone>
          Your orders
        </Link>
        <Link href={paths.subscriptions()} standalone>
          Your subscriptions
        </Link>
        <Link href={paths.support()} standalone>
          Write to us
        </Link>
      </p>
    </Notice>
  );
}

function Part({ id, heading, lines }: { id: string; heading: string; lines: readonly string[] }) {
  return (
    <section aria-labelledby={id} className="stack" data-gap="small">
      <h2 id={id}>{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
