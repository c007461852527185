import { parseWithZod } from '@conform-to/zod/v4';
import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { attempt, attemptOr } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { Link } from '@larkwell/ui/link/link';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { z } from 'zod';
import { NewPasswordFields, newPasswordLabels } from '../../account/new-password-fields';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { accountTexts } from '../../messages/accounts';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { openVisit } from '../../session/visit.server';
import { resetPasswordForm } from './form';

export const handle = { access: 'guests' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data?.isInvitationOver ? accountTexts.invitationOverTitle : 'Set a new password' });

/** Changes nothing: only the button uses the mailed key. If the API is away, the form is shown. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api } = await openVisit(request);
  const resetKey = new URL(request.url).searchParams.get('accessKey')?.slice(0, 200) ?? '';
  const link = resetKey ? await attemptOr(api.accounts.readResetLink({ resetKey }), '') : null;
  return { resetKey, isInvitationOver: link?.ok === true && link.value.isInvitationOver };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  const submission = parseWithZod(form, { schema: resetPasswordForm });
  const hideFields = Object.keys(newPasswordLabels);
  if (submission.status !== 'success') return replyToForm(submission, { hideFields });
  const answer = await attempt(visit.api.accounts.resetPassword(submission.value));
  if (!answer.ok) return replyToForm(submission, { hideFields, refusal: answer.refusal });
  return seeOther(paths.signIn(), await notices.give({ tone: 'success', text: answer.value.message }));
}

export default function ResetPasswordPage() {
  const { resetKey, isInvitationOver } = useLoaderData<typeof loader>();
  return (
    <div className="page">{isInvitationOver ? <InvitationOver /> : <SetPassword resetKey={resetKey} />}</div>
  );
}

/** Offers no new link: none is mailed before the organization sends the invitation again. */
function InvitationOver() {
  return (
    <div className="stack reading">
      <h1>{accountTexts.invitationOverTitle}</h1>
      <p>{accountMessages.invitationOver}</p>
      <p>{accountTexts.invitationOverHelp}</p>
    </div>
  );
}

function SetPassword({ resetKey }: { resetKey: string }) {
  const [form, fields] = usePageForm<z.infer<typeof resetPasswordForm>>('reset-password', { resetKey });
  return (
    <PostForm className="stack reading">
      <ErrorSummary errors={summaryErrors(form, newPasswordLabels)} />
      <h1>Set a new password</h1>
      <input type="hidden" name="resetKey" value={fields.resetKey.initialValue ?? ''} />
      <NewPasswordFields fields={fields} />
      <p>
        <Button busyLabel="LOADING...">Set password</Button>
      </p>
      <p>
        <Link href={paths.forgotPassword()} standalone>
          Email me a new link
        </Link>
      </p>
    </PostForm>
  );
}
