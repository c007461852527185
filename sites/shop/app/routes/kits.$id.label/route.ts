import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

/** The return label of a kit as a PDF file, for the person who registered it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const call = visit.api.kits.getLabel({ userId: visit.person.id, kit: params.id! });
  const file = await need(visit, request, call);
  return new Response(await file.arrayBuffer(), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="larkwell-return-label.pdf"',
      'Cache-Control': 'private, no-store',
    },
  });
}
