import { attempt } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { HiddenFields } from '../../booking/hidden-fields';
import { waitingMessages as words } from '../../messages/waiting';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, openPost } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.confirmTitle);

/** Changes nothing: mail scanners open links, so only the buttons use the mailed key. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  key: new URL(request.url).searchParams.get('key')?.slice(0, 200) ?? '',
});

/** Confirms, or takes the address off the list. */
export async function action({ request }: ActionFunctionArgs) {
  const { form } = await openPost(request);
  const { confirm, stop } = apiFor(request).waitingList;
  const key = { key: String(form.get('key') || 'none').slice(0, 200) };
  const answer = await attempt(form.get('intent') === 'stop' ? stop(key) : confirm(key));
  const notice = answer.ok
    ? ({ tone: 'success', text: answer.value.message } as const)
    : ({ tone: 'error', text: answer.refusal.errorMessage } as const);
  return seeOther(answer.ok ? paths.landing() : paths.waitingList(), await notices.give(notice));
}

export default function WaitingListPage() {
  const { key } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <h1>{words.confirmTitle}</h1>
      <p>{key ? words.lead : words.withoutKey}</p>
      {key ? (
        <PostForm className="cluster">
          <HiddenFields values={{ key }} />
          <Button name="intent" value="confirm" busyLabel={words.sending}>
            {words.yes}
          </Button>{' '}
          <Button name="intent" value="stop" variant="secondary" busyLabel={words.sending}>
            {words.no}
          </Button>
        </PostForm>
      ) : (
        <p>
          <Link href={paths.landing()} standalone>
            {words.toStart}
          </Link>
        </p>
      )}
    </PageMain>
  );
}
