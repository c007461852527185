import { parseWithZod } from '@conform-to/zod/v4';
import { bookingEmailMessages, email } from '@larkwell/contracts/fields/email';
import { attempt } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Link } from '@larkwell/ui/link/link';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { apiFor } from '../../api.server';
import { getDraft } from '../../booking/draft.server';
import { resumeMessages as words } from '../../messages/resume';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, openPost } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.title);

const schema = z.object({ userEmail: email(bookingEmailMessages) });

export async function loader({ request }: LoaderFunctionArgs) {
  const { draft } = await getDraft(request);
  return { email: draft.visitInfo.patient_email ?? '' };
}

export async function action({ request }: ActionFunctionArgs) {
  const { form } = await openPost(request);
  const { draft } = await getDraft(request, form);
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return replyToForm(submission);
  const { userEmail } = submission.value;
  const { draftId } = draft;
  const sent = await attempt(apiFor(request).drafts.mailResumeLink({ draftId, userEmail }));
  if (!sent.ok) return replyToForm(submission, { fieldErrors: { userEmail: [sent.refusal.errorMessage] } });
  return seeOther(paths.visitInfo(), await notices.give({ tone: 'success', text: words.sent(userEmail) }));
}

/** Mails a link to the booking in progress, to the address of the form or another one. */
export default function LaterPage() {
  const { email: userEmail } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<{ userEmail: string }>('later', { userEmail });
  return (
    <PageMain errors={summaryErrors(form, { userEmail: words.email })}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <p>{words.held}</p>
      <PostForm className="stack">
        <TextInput
          {...fieldProps(fields.userEmail)}
          label={words.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <div className="cluster">
          <Button busyLabel={words.sending}>{words.send}</Button>
          <Link href={paths.visitInfo()} standalone>
            {words.back}
          </Link>
        </div>
      </PostForm>
    </PageMain>
  );
}
