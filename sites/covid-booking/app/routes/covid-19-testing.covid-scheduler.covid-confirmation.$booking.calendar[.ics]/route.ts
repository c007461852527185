import { attempt } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '../../api.server';

export const handle = { access: 'open' } satisfies RouteHandle;

/** The booking as an iCalendar file. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await attempt(apiFor(request).appointments.getCalendar({ bookingId: params.booking ?? '' }));
  if (!found.ok) throw new Response(null, { status: 404 });
  const { fileName, content } = found.value.data;
  return new Response(content, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '')}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
