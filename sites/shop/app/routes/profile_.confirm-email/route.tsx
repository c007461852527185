import { parseWithZod } from '@conform-to/zod/v4';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { z } from 'zod';
import { CodeInput, codeLabel } from '../../account/code-input';
import { accountTexts } from '../../messages/accounts';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices, sessions } from '../../session/session.server';
import { ask, need, openSignedInVisit, type SignedInVisit } from '../../session/visit.server';
import { codeForm } from '../../account/code-forms';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Confirm your new email' });

/**
 * The unconfirmed address. Only the button uses the code in the page's address: mail scanners open links.
 *
 * @throws a redirect to the profile if no address is waiting
 */
async function getPendingEmail(visit: SignedInVisit, request: Request): Promise<string> {
  const { data } = await need(visit, request, visit.api.accounts.get({ id: visit.person.id }));
  if (!data.pendingEmail) throw seeOther(paths.profile());
  return data.pendingEmail;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const email = await getPendingEmail(visit, request);
  return { email, code: new URL(request.url).searchParams.get('code')?.slice(0, 64) ?? '' };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const { session, person, api } = visit;
  const submission = parseWithZod(form, { schema: codeForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const email = await getPendingEmail(visit, request);
  const answer = await ask(visit, request, api.accounts.verifyCode({ email, ...submission.value }));
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
  session.set('person', { ...person, email });
  const notice = await notices.give({ tone: 'success', text: accountTexts.emailChanged });
  return seeOther(paths.profile(), await sessions.commit(session), notice);
}

export default function ConfirmEmailPage() {
  const { email, code } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<z.infer<typeof codeForm>>('confirm-email', { code });
  return (
    <div className="page">
      <PostForm className="stack reading">
        <ErrorSummary errors={summaryErrors(form, { code: codeLabel })} />
        <BackLink href={paths.profile()} />
        <h1>Confirm your new email</h1>
        <p>
          We emailed a code to <strong>{email}</strong>. {accountTexts.confirmLead}
        </p>
        <CodeInput field={fields.code} />
        <p>
          <Button busyLabel="LOADING...">Confirm</Button>
        </p>
      </PostForm>
    </div>
  );
}
