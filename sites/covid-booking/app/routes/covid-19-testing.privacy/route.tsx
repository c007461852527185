import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Table } from '@larkwell/ui/table/table';
import { useRouteLoaderData } from '@remix-run/react';
import { privacyMessages as words } from '../../messages/about';
import { HelpLine, type HelpData } from '../../page/page-footer';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';

export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export const meta = pageTitle(() => words.title);

export default function PrivacyPage() {
  const help = useRouteLoaderData<HelpData>('root');
  return (
    <PageMain>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <section className="stack" data-gap="small" aria-labelledby="asked">
        <h2 id="asked">{words.asked}</h2>
        <Table
          caption={words.asked}
          captionHidden
          columns={[
            { key: 'what', label: words.columns.what },
            { key: 'why', label: words.columns.why },
          ]}
          rows={words.rows.map(({ what, why }) => ({ key: what, cells: [what, why] }))}
        />
      </section>
      <section className="stack" data-gap="small" aria-labelledby="kept">
        <h2 id="kept">{words.kept}</h2>
        <ul>
          {words.keptLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="stack" data-gap="small" aria-labelledby="cookies">
        <h2 id="cookies">{words.cookies}</h2>
        <p>{words.cookiesText}</p>
      </section>
      <section className="stack" data-gap="small" aria-labelledby="questions">
        <h2 id="questions">{words.questions}</h2>
        {help && <HelpLine {...help} />}
      </section>
    </PageMain>
  );
}
