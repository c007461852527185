import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

/** The report as a PDF file, for its owner only. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const file = await need(visit, request, visit.api.reports.getPdf({ reportId: params.id! }));
  return new Response(await file.arrayBuffer(), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="larkwell-report.pdf"',
      'Cache-Control': 'private, no-store',
    },
  });
}
