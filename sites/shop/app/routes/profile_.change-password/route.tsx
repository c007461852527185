import { parseWithZod } from '@conform-to/zod/v4';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { secretFieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { PasswordInput } from '@larkwell/ui/password-input/password-input';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { z } from 'zod';
import { NewPasswordFields, newPasswordLabels } from '../../account/new-password-fields';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, openSignedInVisit } from '../../session/visit.server';
import { changePasswordForm } from './form';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

const labels = { oldPassword: 'Old password', ...newPasswordLabels };

export const meta: MetaFunction = () => pageMeta({ title: 'Change password' });

export async function loader({ request }: LoaderFunctionArgs) {
  await openSignedInVisit(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const submission = parseWithZod(form, { schema: changePasswordForm });
  const hideFields = Object.keys(labels);
  if (submission.status !== 'success') return replyToForm(submission, { hideFields });
  const { email } = visit.person;
  const answer = await ask(visit, request, visit.api.accounts.changePassword({ email, ...submission.value }));
  if (!answer.ok) return replyToForm(submission, { hideFields, refusal: answer.refusal });
  return seeOther(paths.profile(), await notices.give({ tone: 'success', text: answer.value.message }));
}

export default function ChangePasswordPage() {
  const [form, fields] = usePageForm<z.infer<typeof changePasswordForm>>('change-password');
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.profile()} />
        <h1>Change password</h1>
        <PostForm action={paths.changePassword()} className="stack" data-dialog-part="change-password">
          <ErrorSummary errors={summaryErrors(form, labels)} />
          <PasswordInput
            {...secretFieldProps(fields.oldPassword)}
            label={labels.oldPassword}
            kind="current"
          />
          <NewPasswordFields fields={fields} />
          <p>
            <Button busyLabel="LOADING...">Change password</Button>
          </p>
        </PostForm>
      </div>
    </div>
  );
}
