import { parseWithZod } from '@conform-to/zod/v4';
import { requiredText } from '@larkwell/contracts/fields/text';
import { attempt } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Link } from '@larkwell/ui/link/link';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { apiFor } from '../../api.server';
import { keepLookup, lookUp } from '../../booking/lookup.server';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { lookupMessages as words } from '../../messages/lookup';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { paths } from '../../paths';
import { notices, readVisitForm, sessions } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(words.codeTitle);

const codeSchema = z.object({ code: requiredText(undefined, { max: 12 }) });

export async function loader({ request }: LoaderFunctionArgs) {
  const userEmail = (await sessions.get(request)).get('userEmail');
  if (!userEmail) throw redirect(paths.checkBooking());
  return { userEmail };
}

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await readVisitForm(request);
  const userEmail = session.get('userEmail');
  if (!userEmail) return seeOther(paths.checkBooking());
  if (form.get('intent') === 'resend') {
    const sent = await attempt(apiFor(request).appointments.requestLookupCode({ userEmail }));
    const text = sent.ok ? words.codeSent : sent.refusal.errorMessage;
    return seeOther(paths.lookupCode(), await notices.give({ tone: sent.ok ? 'success' : 'error', text }));
  }
  const submission = parseWithZod(form, { schema: codeSchema });
  if (submission.status !== 'success') return replyToForm(submission);
  const lookup = await lookUp(request, { userEmail, code: submission.value.code.replace(/\D/g, '') });
  if (lookup.ok)
    return seeOther(paths.myBookings(), await keepLookup(session, userEmail, lookup.lookupToken));
  return replyToForm(submission, { fieldErrors: { code: [lookup.errorMessage] } });
}

export default function LookupCodePage() {
  const { userEmail } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<{ code: string }>('lookup-code');
  return (
    <PageMain errors={summaryErrors(form, { code: words.code })}>
      <h1>{words.codeTitle}</h1>
      <p>{words.codeLead(userEmail)}</p>
      <PostForm className="stack">
        <TextInput
          {...fieldProps(fields.code)}
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          width={10}
          code
        />
        <div className="cluster">
          <Button>{words.codeSubmit}</Button>
          <Button variant="quiet" name="intent" value="resend">
            {words.codeResend}
          </Button>
          <Link href={paths.checkBooking()} standalone>
            {words.back}
          </Link>
        </div>
      </PostForm>
    </PageMain>
  );
}
