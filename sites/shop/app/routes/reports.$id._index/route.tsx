import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Breadcrumb } from '@larkwell/ui/breadcrumb/breadcrumb';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { reportMessages } from '../../messages/reports';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { ReportValues } from '../../reports/report-values';
import { need, openSignedInVisit } from '../../session/visit.server';
import { formatDay } from '../../time/format';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: `${data.report.test_name}: report` }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  return { report: (await need(visit, request, visit.api.reports.get({ reportId: params.id! }))).data };
}

export default function ReportPage() {
  const { report } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <article className="stack reading">
        <Breadcrumb crumbs={[{ label: 'Test Reports', href: paths.reports() }]} />
        <PageHeading eyebrow={`Report of ${formatDay(report.created_ts)}`}>{report.test_name}</PageHeading>
        <section className="stack" data-gap="small" aria-labelledby="meaning">
          <h2 id="meaning">What it means</h2>
          <p>{report.summary}</p>
        </section>
        <section className="stack" data-gap="small" aria-labelledby="next">
          <h2 id="next">What to do next</h2>
          <p>{report.nextStep}</p>
        </section>
        <ReportValues values={report.values} />
        <section className="stack" data-gap="small" aria-labelledby="about">
          <h2 id="about">About this test</h2>
          <SummaryList
            rows={[
              { label: 'Name', value: report.testerName },
              { label: 'Sample taken', value: formatDay(report.collectedOn) },
              { label: 'Kit ID', value: <span className="code">{formatKitId(report.kitId)}</span> },
            ]}
          />
        </section>
        <Notice>
          <p>{reportMessages.notDiagnosis}</p>
        </Notice>
        <p className="no-print">
          <ButtonLink href={paths.reportPdf(report.id)} variant="secondary">
            Download as PDF
          </ButtonLink>
        </p>
      </article>
    </div>
  );
}
