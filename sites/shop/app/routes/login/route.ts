import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '../../paths';
import { safeRedirect } from '../../redirect-to';
import { openVisit } from '../../session/visit.server';

export const handle = { access: 'guests' } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await openVisit(request);
  const redirectTo = safeRedirect(new URL(request.url).searchParams.get('redirectTo'), '');
  return redirect(paths.signIn({ redirectTo: redirectTo || undefined }));
}
