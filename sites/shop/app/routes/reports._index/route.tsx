import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountTabs } from '../../account-home/account-tabs';
import { reportMessages } from '../../messages/reports';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { need, openSignedInVisit } from '../../session/visit.server';
import { formatDay } from '../../time/format';
import styles from './reports.module.css';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Test Reports' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const list = visit.api.reports.list({ email: visit.person.email });
  return { reports: (await need(visit, request, list)).data };
}

export default function ReportsPage() {
  const { reports } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>Test Reports</h1>
      <AccountTabs current="reports" />
      {reports.length === 0 ? (
        <EmptyState
          title={reportMessages.empty}
          action={<ButtonLink href={paths.registerKit()}>Register a kit</ButtonLink>}
        />
      ) : (
        <ul className="cards">
          {reports.map(({ id, test_name, kitId, created_ts }) => (
            <Card as="li" key={id}>
              <div className="stack" data-gap="small">
                <h2 className={styles.name}>
                  <a href={paths.report(id)}>{test_name}</a>
                </h2>
                <p className="secondary">
                  {reportMessages.readySince} {formatDay(created_ts)}
                  <br />
                  Kit ID <span className="code">{formatKitId(kitId)}</span>
                </p>
                <p>
                  <a href={paths.reportPdf(id)}>
                    PDF<span className="visually-hidden"> of {test_name}</span>
                  </a>
                </p>
              </div>
            </Card>
          ))}
        </ul>
      )}
      <p>
        <a href={paths.openedReports()}>{reportMessages.openings}</a>
      </p>
    </div>
  );
}
