import { parseWithZod } from '@conform-to/zod/v4';
import { waitingRequestSchema } from '@larkwell/contracts/waiting-list/waiting-list';
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
import { apiFor } from '../../api.server';
import { fullDate } from '../../booking/dates-in-words';
import { waitingMessages as words } from '../../messages/waiting';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, openPost } from '../../session.server';
import { getFullDay, readDay, readSearch } from './full-day.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.title);

const schema = waitingRequestSchema.pick({ email: true });

export const loader = ({ request }: LoaderFunctionArgs) => getFullDay(request);

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const { site, date } = readDay(request);
  const { testType } = readSearch(session);
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return replyToForm(submission);
  const asked = await attempt(
    apiFor(request).waitingList.ask({ ...submission.value, locationId: site, date, testType }),
  );
  const toTimes = async (tone: 'success' | 'warning', text: string) =>
    seeOther(paths.scheduler({ date, checked: [site] }), await notices.give({ tone, text }));
  if (asked.ok) return toTimes('success', asked.value.message);
  const { refusal } = asked;
  // The day is not full anymore.
  if (refusal.code === 'conflict') return toTimes('warning', refusal.errorMessage);
  return replyToForm(submission, { refusal });
}

/** Asks for the address that gets one mail when a time opens. */
export default function FullDayPage() {
  const { site, date, place } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<{ email: string }>('full-day');
  return (
    <PageMain errors={summaryErrors(form, { email: words.email })}>
      <h1>{words.title}</h1>
      <p>{words.full(place, fullDate(date))}</p>
      <p>{words.notHeld}</p>
      <PostForm className="stack">
        <TextInput
          {...fieldProps(fields.email)}
          label={words.email}
          hint={words.kept}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <div className="cluster">
          <Button busyLabel={words.sending}>{words.send}</Button>
          <Link href={paths.scheduler({ date, checked: [site], at: site })} standalone>
            {words.back}
          </Link>
        </div>
      </PostForm>
    </PageMain>
  );
}
