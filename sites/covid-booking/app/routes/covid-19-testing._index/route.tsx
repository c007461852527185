import { parseWithZod } from '@conform-to/zod/v4';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { replyToForm } from '@larkwell/platform/forms/reply';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { BeingPaidNotice } from '../../booking/being-paid-notice';
import { goOnWithCookies } from '../../booking/check-cookies';
import { PlaceSuggestions } from '../../booking/place-suggestions';
import { isVisitBeingPaid } from '../../booking/visit-start.server';
import { landingMessages as words } from '../../messages/landing';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { paths } from '../../paths';
import { openPost, sessions } from '../../session.server';
import { Aside } from './aside';
import { listInstead } from './check-place.server';
import { landingSchema } from './form';
import styles from './landing.module.css';
import { TestComparison } from './test-comparison';

export const meta = pageTitle(() => words.title);
export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  return { isBeingPaid: await isVisitBeingPaid(request, session.get('draftId')) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const submission = parseWithZod(form, { schema: landingSchema });
  if (submission.status !== 'success') return replyToForm(submission);
  const instead = await listInstead(request, submission.value.location);
  if (instead)
    return replyToForm(submission, { fieldErrors: { location: [words.unknownPlace] } }, { instead });
  session.set('searchLocation', submission.value.location);
  if (!session.has('testType')) session.set('testType', DEFAULT_TEST_TYPE);
  const next = session.has('assessed') ? paths.scheduler() : paths.assessment();
  session.unset('assessed');
  return goOnWithCookies(request, next, await sessions.commit(session));
}

export default function LandingPage() {
  const [form, fields] = usePageForm<{ location: string }>('landing');
  const { isBeingPaid } = useLoaderData<typeof loader>();
  const answer = useActionData<{ instead?: string[] }>();
  return (
    <PageMain wide errors={summaryErrors(form, { location: words.locationLabel })}>
      <div className={styles.columns}>
        <div className="stack">
          <h1>{words.title}</h1>
          <BeingPaidNotice isBeingPaid={isBeingPaid} />
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.ask}>
            <PostForm className="stack">
              <TextInput
                {...fieldProps(fields.location)}
                label={words.question}
                hint={words.hint}
                autoComplete="postal-code"
              />
              <div>
                <Button>{words.start}</Button>
              </div>
            </PostForm>
            <PlaceSuggestions places={answer?.instead ?? []} action={paths.landing()} />
          </div>
          <section className="stack" data-gap="small" aria-labelledby="before">
            <h2 id="before">{words.before}</h2>
            <ol className={styles.steps}>
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <TestComparison />
        </div>
        <Aside />
      </div>
    </PageMain>
  );
}
