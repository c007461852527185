import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { nextOf } from '../../booking/check-cookies';
import { cookieMessages as words } from '../../messages/cookies';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.title);

/** Where the first form of a visit leads: a browser that kept its cookie goes on at once. */
export function loader({ request }: LoaderFunctionArgs) {
  if (request.headers.has('cookie')) throw redirect(nextOf(new URL(request.url).searchParams));
  return null;
}

export default function CookiesPage() {
  return (
    <PageMain>
      <h1>{words.title}</h1>
      <Notice tone="warning" announce="alert">
        <p>{words.problem}</p>
      </Notice>
      <p>{words.why}</p>
      <section className="stack" data-gap="small" aria-labelledby="how">
        <h2 id="how">{words.how}</h2>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div>
          <ButtonLink href={paths.landing()}>{words.tryAgain}</ButtonLink>
        </div>
      </section>
      <p>{words.otherWays}</p>
    </PageMain>
  );
}
