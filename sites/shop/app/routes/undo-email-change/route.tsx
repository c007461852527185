import { attempt } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountTexts } from '../../messages/accounts';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices, sessions } from '../../session/session.server';
import { openVisit } from '../../session/visit.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'This was not me' });

/** Changes nothing: only the button uses the mailed key. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { person } = await openVisit(request);
  const key = new URL(request.url).searchParams.get('key')?.slice(0, 200) ?? '';
  return { key, isSignedIn: person !== null };
}

/** Restores the old address, signs this browser out and leads to a new password. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  const { session, api } = visit;
  const answer = await attempt(api.accounts.undoEmailChange({ key: String(form.get('key') || 'none') }));
  if (!answer.ok) {
    const notice = await notices.give({ tone: 'error', text: answer.refusal.errorMessage });
    return seeOther(paths.undoEmailChange(), notice);
  }
  session.unset('token');
  session.unset('person');
  session.unset('proved');
  session.set('choosing', answer.value.resetKey);
  const notice = await notices.give({ tone: 'success', text: answer.value.message });
  return seeOther(paths.verify(), notice, await sessions.commit(session));
}

export default function UndoEmailChangePage() {
  const { key, isSignedIn } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      {key ? (
        <PostForm className="stack reading">
          <h1>This was not me</h1>
          <p>{accountTexts.undoLead}</p>
          <input type="hidden" name="key" value={key} />
          <p>
            <Button busyLabel="LOADING...">Keep my address</Button>
          </p>
        </PostForm>
      ) : (
        <div className="stack reading">
          <h1>This was not me</h1>
          <p>{accountTexts.undoWithoutKey}</p>
          <p className="cluster">
            <ButtonLink href={isSignedIn ? paths.changePassword() : paths.forgotPassword()}>
              Set a new password
            </ButtonLink>
            <ButtonLink href={paths.support()} variant="secondary">
              Write to us
            </ButtonLink>
          </p>
        </div>
      )}
    </div>
  );
}
