import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Breadcrumb } from '@larkwell/ui/breadcrumb/breadcrumb';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Emblem } from '@larkwell/ui/illustration/emblem';
import { Icon } from '@larkwell/ui/icon/icon';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { reportOf } from '../../messages/reports';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { ReportAside } from '../../reports/report-aside';
import { ReportValues } from '../../reports/report-values';
import { ValueTiles } from '../../reports/value-tiles';
import { need, openSignedInVisit } from '../../session/visit.server';
import { formatDay } from '../../time/format';
import styles from './report.module.css';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: `${data.report.test_name}: report` }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  return { report: (await need(visit, request, visit.api.reports.get({ reportId: params.id! }))).data };
}

/** The answer first, then each value, with what to do next beside them. */
export default function ReportPage() {
  const { report } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <Breadcrumb crumbs={[{ label: 'Test Reports', href: paths.reports() }]} />
      <div className={styles.head}>
        <div className={styles.title}>
          <Emblem name={report.product.emblem} category={report.product.category} className={styles.emblem} />
          <h1>{report.test_name}</h1>
          <p className="secondary">{reportOf(report.testerName, formatDay(report.collectedOn))}</p>
        </div>
        <p className="no-print">
          <ButtonLink href={paths.reportPdf(report.id)} variant="secondary" size="small">
            <Icon name="download" /> Download as PDF
          </ButtonLink>
        </p>
      </div>
      <section className="stack" aria-labelledby="meaning">
        <h2 id="meaning" className="visually-hidden">
          What it means
        </h2>
        <p className={styles.lead}>{report.summary}</p>
        <ValueTiles values={report.values} />
      </section>
      <div className={styles.columns}>
        <ReportValues values={report.values} collectedOn={report.collectedOn} />
        <ReportAside report={report} />
      </div>
    </div>
  );
}
