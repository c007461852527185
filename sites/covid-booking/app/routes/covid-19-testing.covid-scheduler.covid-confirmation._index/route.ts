import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '../../paths';
import { sessions } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

/** Redirects to the permanent address of this browser's last confirmation. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  const bookingId = session.get('bookingId');
  return redirect(
    bookingId && session.has('searchLocation') ? paths.confirmation(bookingId) : paths.landing(),
  );
}
