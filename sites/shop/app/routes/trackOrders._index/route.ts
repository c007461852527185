import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '../../paths';
import { openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await openSignedInVisit(request);
  return seeOther(paths.orders());
}
