import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

/** Everything that the account holds, as a file, for its owner and for as long as the link works. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const call = visit.api.accounts.getExport({ id: visit.person.id, link: params.link! });
  const file = await need(visit, request, call);
  return new Response(await file.arrayBuffer(), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
