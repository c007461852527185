import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '../../paths';

export const handle = { access: 'open' } satisfies RouteHandle;

/** The link of a text message: leads to the page of a mail's link. */
export function loader({ request }: LoaderFunctionArgs) {
  const link = new URL(request.url).searchParams.get('link');
  return redirect(link ? paths.mailedLink(link) : paths.checkBooking());
}
