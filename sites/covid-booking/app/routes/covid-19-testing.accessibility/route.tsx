import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useRouteLoaderData } from '@remix-run/react';
import { accessibilityMessages as words } from '../../messages/about';
import { HelpLine, type HelpData } from '../../page/page-footer';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';

export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export const meta = pageTitle(() => words.title);

export default function AccessibilityPage() {
  const help = useRouteLoaderData<HelpData>('root');
  return (
    <PageMain>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <section className="stack" data-gap="small" aria-labelledby="how">
        <h2 id="how">{words.how}</h2>
        <ul>
          {words.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="stack" data-gap="small" aria-labelledby="goal">
        <h2 id="goal">{words.goal}</h2>
        <p>{words.goalText}</p>
      </section>
      <section className="stack" data-gap="small" aria-labelledby="problem">
        <h2 id="problem">{words.problem}</h2>
        <p>{words.problemText}</p>
        {help && <HelpLine {...help} />}
      </section>
    </PageMain>
  );
}
