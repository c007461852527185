import { attempt } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { catalogMessages } from '../../messages/catalog';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { openVisit } from '../../session/visit.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: catalogMessages.stockAlert.title });

/** Changes nothing: only the buttons use the mailed key. */
export async function loader({ request }: LoaderFunctionArgs) {
  await openVisit(request);
  return { key: new URL(request.url).searchParams.get('key')?.slice(0, 200) ?? '' };
}

/** Confirms, or takes the address off the list. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  const { confirm, stop } = visit.api.stockAlerts;
  const key = { key: String(form.get('key') || 'none').slice(0, 200) };
  const answer = await attempt(form.get('intent') === 'stop' ? stop(key) : confirm(key));
  const notice = answer.ok
    ? ({ tone: 'success', text: answer.value.message } as const)
    : ({ tone: 'error', text: answer.refusal.errorMessage } as const);
  return seeOther(answer.ok ? paths.categories() : paths.stockAlert(), await notices.give(notice));
}

export default function StockAlertPage() {
  const { key } = useLoaderData<typeof loader>();
  const { title, lead, withoutKey } = catalogMessages.stockAlert;
  return (
    <div className="page">
      <PostForm className="stack reading">
        <h1>{title}</h1>
        <p>{key ? lead : withoutKey}</p>
        {key ? (
          <>
            <input type="hidden" name="key" value={key} />
            <div className="cluster">
              <Button name="intent" value="confirm" busyLabel="LOADING...">
                Yes, email me
              </Button>
              <Button name="intent" value="stop" variant="secondary" busyLabel="LOADING...">
                No, delete my address
              </Button>
            </div>
          </>
        ) : (
          <p>
            <ButtonLink href={paths.categories()}>See all tests</ButtonLink>
          </p>
        )}
      </PostForm>
    </div>
  );
}
