import type { ReportOpening } from '@larkwell/contracts/reports/openings';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { Table } from '@larkwell/ui/table/table';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { openedBy, openedForm, reportMessages } from '../../messages/reports';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { need, openSignedInVisit } from '../../session/visit.server';
import { formatMoment } from '../../time/format';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: reportMessages.openings });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const list = visit.api.reports.listOpenings({ id: visit.person.id });
  return { openings: (await need(visit, request, list)).data };
}

const columns = [
  { key: 'at', label: 'When (Eastern Time)' },
  { key: 'by', label: 'Who' },
  { key: 'test', label: 'Report' },
  { key: 'form', label: 'How' },
];

const asRow = ({ at, by, name, reportId, test_name, form }: ReportOpening, index: number) => ({
  key: String(index),
  cells: [
    formatMoment(at),
    name ? `${openedBy[by]}: ${name}` : openedBy[by],
    <a key="report" href={paths.report(reportId)}>
      {test_name}
    </a>,
    openedForm[form],
  ],
});

export default function OpenedReportsPage() {
  const { openings } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <BackLink href={paths.reports()} />
      <PageHeading lead={<p>{reportMessages.openingsLead}</p>}>{reportMessages.openings}</PageHeading>
      {openings.length === 0 ? (
        <EmptyState title={reportMessages.noOpenings} />
      ) : (
        <Table caption={reportMessages.openings} captionHidden columns={columns} rows={openings.map(asRow)} />
      )}
    </div>
  );
}
