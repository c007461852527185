import { parseWithZod } from '@conform-to/zod/v4';
import { replyToForm } from '@larkwell/platform/forms/reply';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Link } from '@larkwell/ui/link/link';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { ActionFunctionArgs } from '@remix-run/node';
import behaviors from 'virtual:deferred/visit';
import { pathOfPress, pressSchema } from '../../booking-press';
import { requestCode } from '../../booking/ask-for-code.server';
import { goOnWithCookies } from '../../booking/check-cookies';
import { keepAddress, lookUp } from '../../booking/lookup.server';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { lookupMessages as words } from '../../messages/lookup';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { paths } from '../../paths';
import { openPost, sessions } from '../../session.server';
import { checkBookingSchema } from './form';

export const meta = pageTitle(words.title);
export const handle = { access: 'public', behaviors } satisfies RouteHandle;

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const submission = parseWithZod(form, { schema: checkBookingSchema });
  if (submission.status !== 'success') return replyToForm(submission);
  const userEmail = submission.value.email;
  keepAddress(session, userEmail);
  const lookup = await lookUp(request, session, { userEmail });
  if (lookup.ok) {
    const { data: press } = pressSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    return goOnWithCookies(
      request,
      press ? pathOfPress(press) : paths.myBookings(),
      await sessions.commit(session),
    );
  }
  if (lookup.code !== 'code-required') return replyToForm(submission, { formError: lookup.errorMessage });
  const refusal = await requestCode(request, session);
  if (!refusal || session.has('codeSent'))
    return goOnWithCookies(request, paths.lookupCode(), await sessions.commit(session));
  return replyToForm(submission, { refusal });
}

export default function CheckBookingPage() {
  const [form, fields] = usePageForm<{ email: string }>('check-booking');
  return (
    <PageMain errors={summaryErrors(form, { email: words.email })}>
      <h1>{words.title}</h1>
      <PostForm className="stack">
        <TextInput
          {...fieldProps(fields.email)}
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <div className="cluster">
          <Button busyLabel={words.checking}>{words.check}</Button>
          <Link href={paths.landing()} standalone>
            {words.back}
          </Link>
        </div>
      </PostForm>
    </PageMain>
  );
}
