import { PostForm } from '@larkwell/platform/forms/post-form';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { profileMessages } from '../../messages/profile';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { SessionCard } from '../../profile/session-card';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Signed-in devices' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const list = visit.api.accounts.listSessions({ id: visit.person.id });
  return { sessions: (await need(visit, request, list)).data };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const { accounts } = visit.api;
  const { id } = visit.person;
  const sessionId = form.get('session');
  const isOne = form.get('intent') === 'end' && typeof sessionId === 'string' && sessionId !== '';
  if (!isOne && form.get('intent') !== 'end-others') throw new Response(null, { status: 400 });
  await need(
    visit,
    request,
    isOne ? accounts.endSession({ id, sessionId }) : accounts.endOtherSessions({ id }),
  );
  const text = isOne ? profileMessages.sessionEnded : profileMessages.otherSessionsEnded;
  return seeOther(paths.sessions(), await notices.give({ tone: 'success', text }));
}

export default function SessionsPage() {
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.profile()} />
        <PageHeading lead={<p>{profileMessages.sessionsLead}</p>}>Signed-in devices</PageHeading>
        {sessions.map((session) => (
          <SessionCard key={session.id} session={session} />
        ))}
        <div className="cluster">
          {sessions.length > 1 && (
            <PostForm>
              <Button name="intent" value="end-others" variant="danger" busyLabel="LOADING...">
                End all others
              </Button>
            </PostForm>
          )}
          <ButtonLink href={paths.changePassword()} variant="secondary">
            Change password
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
