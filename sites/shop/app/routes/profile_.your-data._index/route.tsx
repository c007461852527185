import { PostForm } from '@larkwell/platform/forms/post-form';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownDataMessages as words } from '../../messages/own-data';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { askPasswordAgain } from '../../session/password-again.server';
import { openPost } from '../../session/post.server';
import { ask, openSignedInVisit, refusalPage } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: words.title });

export async function loader({ request }: LoaderFunctionArgs) {
  await openSignedInVisit(request);
  return { link: new URL(request.url).searchParams.get('link') };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const call = visit.api.accounts.createExportLink({ id: visit.person.id });
  const answer = await ask(visit, request, call);
  if (answer.ok) return seeOther(paths.yourData({ link: answer.value.data.link }));
  if (answer.refusal.reauthenticate) return askPasswordAgain(visit, request, form);
  throw refusalPage(answer.refusal);
}

export default function YourDataPage() {
  const { link } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.profile()} />
        <PageHeading lead={<p>{words.lead}</p>}>{words.title}</PageHeading>
        {link && (
          <Notice tone="success" title={words.ready}>
            <div className="stack" data-gap="small">
              <p>{words.readyUntil}</p>
              <p>
                <ButtonLink href={paths.yourDataFile(link)}>{words.download}</ButtonLink>
              </p>
            </div>
          </Notice>
        )}
        <section className="stack" data-gap="small" aria-labelledby="holds">
          <h2 id="holds">{words.holds}</h2>
          <ul>
            {words.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p>{words.leavesOut}</p>
        </section>
        <PostForm action={paths.yourData()} className="cluster">
          <Button variant={link ? 'secondary' : 'primary'} busyLabel="LOADING...">
            {words.make}
          </Button>
          <a href={paths.deleteAccount()}>{words.erase}</a>
        </PostForm>
      </div>
    </div>
  );
}
