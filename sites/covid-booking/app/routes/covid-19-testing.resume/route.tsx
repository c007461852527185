import { parseWithZod } from '@conform-to/zod/v4';
import { requiredText } from '@larkwell/contracts/fields/text';
import { attempt } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { apiFor } from '../../api.server';
import { resumeMessages as words } from '../../messages/resume';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, openPost } from '../../session.server';
import { takeOver } from './resume.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.openTitle);

const schema = z.object({ code: requiredText(undefined, { max: 12 }) });

/** The page's own address, with the link that the mail carries. */
function readLink(request: Request): { link: string; isSent: boolean } {
  const query = new URL(request.url).searchParams;
  const link = query.get('link');
  if (!link) throw redirect(paths.landing());
  return { link, isSent: query.has('sent') };
}

export const loader = ({ request }: LoaderFunctionArgs) => ({ isSent: readLink(request).isSent });

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const { link } = readLink(request);
  const { drafts } = apiFor(request);
  if (form.get('intent') === 'send') {
    const sent = await attempt(drafts.mailResumeCode({ link }));
    return sent.ok ? seeOther(`${paths.resume(link)}&sent=1`) : toLanding(sent.refusal.errorMessage);
  }
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return replyToForm(submission);
  const opened = await attempt(drafts.resume({ link, code: submission.value.code }));
  if (opened.ok) return takeOver(request, session, opened.value.data);
  const { status, errorMessage } = opened.refusal;
  return status === 404
    ? toLanding(errorMessage)
    : replyToForm(submission, { fieldErrors: { code: [errorMessage] } });
}

const toLanding = async (text: string) =>
  seeOther(paths.landing(), await notices.give({ tone: 'error', text }));

/** Mail scanners open links, so the code is mailed on a press only. */
export default function ResumePage() {
  const { isSent } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<{ code: string }>('resume');
  return (
    <PageMain errors={summaryErrors(form, { code: words.code })}>
      <h1>{words.openTitle}</h1>
      <p>{isSent ? words.codeSent : words.openLead}</p>
      <PostForm className="stack">
        {isSent && (
          <TextInput
            {...fieldProps(fields.code)}
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            width={10}
            code
          />
        )}
        <div className="cluster">
          {isSent && <Button>{words.open}</Button>}
          <Button variant={isSent ? 'quiet' : undefined} name="intent" value="send">
            {isSent ? words.codeAgain : words.sendCode}
          </Button>
        </div>
      </PostForm>
    </PageMain>
  );
}
