import { parseWithZod } from '@conform-to/zod/v4';
import { requiredText } from '@larkwell/contracts/fields/text';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { waitWords } from '@larkwell/platform/forms/wait-words';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { requestCode, toCode } from '../../booking/ask-for-code.server';
import { pathOfPress } from '../../booking-press';
import { codeMarks, lookUp, type VisitSession } from '../../booking/lookup.server';
import { lookupMessages as words } from '../../messages/lookup';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, openPost, sessions } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.codeTitle);

const codeSchema = z.object({ code: requiredText(undefined, { max: 12 }) });

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  const userEmail = session.get('userEmail');
  if (!userEmail) throw redirect(paths.checkBooking());
  const press = session.get('press');
  const isBooking = press?.press === 'book';
  const back = isBooking ? pathOfPress(press) : press ? paths.myBookings() : paths.checkBooking();
  const why = press ? words.codeWhy[press.press] : null;
  return {
    userEmail,
    sent: session.get('codeSent'),
    notSentWhy: session.get('codeRefusal'),
    newCodeIn: waitWords(((session.get('codeAgainAt') ?? 0) - Date.now()) / 1000),
    isBooking,
    why,
    back,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const userEmail = session.get('userEmail');
  if (!userEmail) return seeOther(paths.checkBooking());
  if (form.get('intent') === 'send') return sendCode(request, session);
  const submission = parseWithZod(form, { schema: codeSchema });
  if (submission.status !== 'success') return replyToForm(submission);
  const code = submission.value.code.replace(/\D/g, '') || submission.value.code;
  const lookup = await lookUp(request, session, { userEmail, code });
  if (!lookup.ok) return replyToForm(submission, { fieldErrors: { code: [lookup.errorMessage] } });
  return goOn(session, lookup.proof);
}

async function sendCode(request: Request, session: VisitSession): Promise<Response> {
  const wasSent = session.has('codeSent');
  const refusal = await requestCode(request, session);
  return toCode(session, !refusal && wasSent && { tone: 'success', text: words.codeSent });
}

/** Redirects to what was pressed before the code was required, otherwise to the list. */
async function goOn(session: VisitSession, proof: string | undefined): Promise<Response> {
  if (proof) session.set('bookingProof', proof);
  const press = session.get('press');
  // The button's page keeps the consent checked because of it.
  if (press?.press !== 'book') session.unset('press');
  for (const name of codeMarks) session.unset(name);
  const path = press ? pathOfPress(press) : paths.myBookings();
  const done = press && words.codeDone[press.press];
  const news = done && { tone: 'success' as const, text: done };
  return seeOther(path, await sessions.commit(session), news ? await notices.give(news) : undefined);
}

function wordsOf(sent: 'now' | 'before' | undefined, isBooking: boolean) {
  if (!sent) return { title: words.codeFirstTitle, lead: words.codeFirstLead };
  if (sent === 'before') return { title: words.codeNotSentTitle, lead: words.codeNotSentLead };
  return { title: words.codeTitle, lead: isBooking ? words.codeLeadToBook : words.codeLead };
}

export default function LookupCodePage() {
  const { userEmail, sent, notSentWhy, newCodeIn, isBooking, why, back } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<{ code: string }>('lookup-code');
  const { title, lead } = wordsOf(sent, isBooking);
  const errors = summaryErrors(form, { code: words.code });
  const goBack = (
    <Link href={back} standalone>
      {words.back}
    </Link>
  );
  return (
    <PageMain errors={errors}>
      {notSentWhy && (
        <Notice tone="warning" announce={errors.length === 0 ? 'alert' : undefined}>
          <p>{notSentWhy}</p>
        </Notice>
      )}
      <h1>{title}</h1>
      {why && <p>{why}</p>}
      <p>{lead(userEmail)}</p>
      {!isBooking && <p>{words.codeOrLink}</p>}
      {sent ? (
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
            {!newCodeIn && (
              <Button variant="quiet" name="intent" value="send">
                {words.codeResend}
              </Button>
            )}
            {goBack}
          </div>
          {newCodeIn && <p>{words.codeAgainIn(newCodeIn)}</p>}
        </PostForm>
      ) : (
        <PostForm className="cluster">
          <Button name="intent" value="send">
            {words.codeSend}
          </Button>
          {goBack}
        </PostForm>
      )}
    </PageMain>
  );
}
