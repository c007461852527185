import { parseWithZod } from '@conform-to/zod/v4';
import { attempt } from '@larkwell/platform/client/refusal';
import { readForm } from '@larkwell/platform/forms/read-form';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { z } from 'zod';
import { env } from '../../env.server';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { accountTexts } from '../../messages/accounts';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import { openVisit } from '../../session/visit.server';
import { newCodeForm, verifyForm } from './form';

export const handle = { access: 'guests' } satisfies RouteHandle;

const labels = { email: 'Email', code: 'Code' };

export const meta: MetaFunction = () => pageMeta({ title: 'Verify your email' });

/** Reads nothing but the address: mail scanners open links, so the code is used by the button only. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { session } = await openVisit(request);
  const query = new URL(request.url).searchParams;
  return {
    email: query.get('email')?.slice(0, 254) ?? session.get('verifying')?.email ?? '',
    code: query.get('code')?.slice(0, 64) ?? '',
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { session, api } = await openVisit(request);
  const form = await readForm(request, env.SESSION_SECRET, session.get('sid'));
  const isNewCode = form.get('intent') === 'new-code';
  const submission = parseWithZod(form, { schema: isNewCode ? newCodeForm.loose() : verifyForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const { email, code } = submission.value as z.infer<typeof verifyForm>;
  const answer = await attempt(
    isNewCode ? api.accounts.resendCode({ email }) : api.accounts.verifyCode({ email, code }),
  );
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
  const notice = await notices.give({ tone: 'success', text: answer.value.message });
  if (isNewCode) return seeOther(paths.verify(), notice);
  const redirectTo = session.get('verifying')?.redirectTo;
  session.unset('verifying');
  return seeOther(paths.signIn({ redirectTo }), notice, await sessions.commit(session));
}

export default function VerifyPage() {
  const given = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<z.infer<typeof verifyForm>>('verify', given);
  return (
    <div className="page">
      <PostForm className="stack reading">
        <ErrorSummary errors={summaryErrors(form, labels)} />
        <h1>Verify your email</h1>
        <p>{accountTexts.verifyLead}</p>
        <TextInput {...fieldProps(fields.email)} label={labels.email} type="email" autoComplete="email" />
        <TextInput
          {...fieldProps(fields.code)}
          label={labels.code}
          autoComplete="one-time-code"
          spellCheck={false}
          code
          width={10}
        />
        <p className="cluster">
          <Button name="intent" value="verify" busyLabel="LOADING...">
            Verify
          </Button>
          <Button name="intent" value="new-code" variant="secondary">
            Email me a new code
          </Button>
        </p>
      </PostForm>
    </div>
  );
}
