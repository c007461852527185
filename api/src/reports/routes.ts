import type { ReportDetail } from '@larkwell/contracts/reports/reports';
import { getSignedIn } from '../people';
import { api } from '../http';
import type { ApiContext } from '../calls';
import { plainRefusals, refuse } from '../refusals';
import { listReportOpenings } from './list-openings';
import { recordReportRead } from './record-read';
import { findReport, listReports } from './store';

/**
 * Opens a report; the reader is recorded before it is shown.
 * @throws 404 for a report the person may not read, as if it did not exist
 */
async function getReport(
  context: ApiContext,
  reportId: string,
  form: 'page' | 'file',
): Promise<ReportDetail> {
  const { id: readerId } = await getSignedIn(context);
  const report = await findReport(context.deps, { reportId, readerId });
  if (!report) refuse(404, 'We can’t find that report.');
  if (report === 'erased') refuse(404, 'This report was deleted with the data of the person it was about.');
  await recordReportRead(context.deps, { reportId, readerId, form });
  return report;
}

export const reportsRoutes = {
  list: api.reports.list.handler(async ({ input, context }) => {
    const user = await getSignedIn(context);
    if (user.email !== input.email) refuse(404, plainRefusals.nothingHere);
    return { data: await listReports(context.deps, user.id) };
  }),

  listOpenings: api.reports.listOpenings.handler(async ({ input, context }) => ({
    data: await listReportOpenings(context.deps.db, input.id),
  })),

  get: api.reports.get.handler(async ({ input, context }) => ({
    data: await getReport(context, input.reportId, 'page'),
  })),

  getPdf: api.reports.getPdf.handler(async ({ input, context }) => {
    const report = await getReport(context, input.reportId, 'file');
    // The typesetter takes 24 MB: it is loaded with the first requested report.
    const { renderReportPdf } = await import('./report-pdf');
    const bytes = await renderReportPdf(report);
    return new File([bytes], `larkwell-report-${report.kitId}.pdf`, { type: 'application/pdf' });
  }),
};
