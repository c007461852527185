import { parseWithZod } from '@conform-to/zod/v4';
import { passwordMessages } from '@larkwell/contracts/fields/password';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { secretFieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { PasswordInput } from '@larkwell/ui/password-input/password-input';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { passwordPurpose } from '../../account/password-purpose';
import { accountTexts } from '../../messages/accounts';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { sessions } from '../../session/session.server';
import { ask, openSignedInVisit } from '../../session/visit.server';

const passwordForm = z.object({
  currentPassword: z.string({ error: passwordMessages.required }).min(1, passwordMessages.required).max(200),
});

const hideFields = ['currentPassword'];

// The resumed form may lead to Stripe.
export const handle = { access: 'signed-in', leadsToStripe: true } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data?.title ?? accountTexts.again.other });

export async function loader({ request }: LoaderFunctionArgs) {
  const { session } = await openSignedInVisit(request);
  const interrupted = session.get('interrupted');
  if (!interrupted) throw seeOther(paths.profile());
  return { fields: interrupted.fields, title: passwordPurpose(interrupted.to) };
}

/** Takes the password and resends the interrupted form (307 keeps it a POST). */
export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const { session, api } = visit;
  const submission = parseWithZod(form, { schema: passwordForm });
  if (submission.status !== 'success') return replyToForm(submission, { hideFields });
  const password = submission.value.currentPassword;
  const answer = await ask(visit, request, api.accounts.reauthenticate({ password }));
  if (!answer.ok) {
    const fieldErrors = { currentPassword: [answer.refusal.errorMessage] };
    return replyToForm(submission, { hideFields, refusal: answer.refusal, fieldErrors });
  }
  const interrupted = session.get('interrupted');
  session.unset('interrupted');
  session.set('passwordAt', Date.now());
  return redirect(interrupted?.to ?? paths.profile(), {
    status: interrupted?.fields ? 307 : 303,
    headers: { 'Set-Cookie': await sessions.commit(session) },
  });
}

export default function PasswordAgainPage() {
  const { fields: typed, title } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<z.infer<typeof passwordForm>>('password-again');
  return (
    <div className="page">
      <PostForm className="stack reading">
        <ErrorSummary errors={summaryErrors(form, { currentPassword: 'Password' })} />
        <BackLink href={paths.profile()} />
        <h1>{title}</h1>
        <p>{accountTexts.passwordAgainLead}</p>
        {typed?.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <PasswordInput {...secretFieldProps(fields.currentPassword)} label="Password" kind="current" />
        <p>
          <Button busyLabel="LOADING...">Continue</Button>
        </p>
      </PostForm>
    </div>
  );
}
