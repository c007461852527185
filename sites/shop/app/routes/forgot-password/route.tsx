import { parseWithZod } from '@conform-to/zod/v4';
import { attempt } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { z } from 'zod';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { accountTexts } from '../../messages/accounts';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { markerOf } from '../../session/device-cookie.server';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { openVisit } from '../../session/visit.server';
import { forgotPasswordForm } from './form';

export const handle = { access: 'guests' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Forgot password' });

export async function loader({ request }: LoaderFunctionArgs) {
  await openVisit(request);
  return null;
}

/** Replies the same whether or not the address has an account. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  const submission = parseWithZod(form, { schema: forgotPasswordForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const device = { marker: markerOf(request) };
  const answer = await attempt(visit.api.accounts.forgotPassword({ ...submission.value, device }));
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
  return seeOther(
    paths.forgotPassword(),
    await notices.give({ tone: 'success', text: answer.value.message }),
  );
}

export default function ForgotPasswordPage() {
  const [form, fields] = usePageForm<z.infer<typeof forgotPasswordForm>>('forgot-password');
  return (
    <div className="page">
      <PostForm className="stack reading">
        <ErrorSummary errors={summaryErrors(form, { email: 'Email' })} />
        <BackLink href={paths.signIn()} />
        <h1>Forgot password</h1>
        <p>{accountTexts.forgotLead}</p>
        <p>{accountTexts.forgotInvited}</p>
        <TextInput
          {...fieldProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="username"
          spellCheck={false}
        />
        <p>
          <Button busyLabel="LOADING...">Email me a link</Button>
        </p>
      </PostForm>
    </div>
  );
}
