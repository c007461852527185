import { attempt } from '@larkwell/platform/client/refusal';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '../../api.server';

/** City and state of a ZIP code, for forms that fill them in: `{ city, state }`, or 404. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await attempt(apiFor(request).places.zip({ zipCode: params.zip! }));
  if (!found.ok) return Response.json(null, { status: 404 });
  const { city, state } = found.value.data;
  return Response.json({ city, state }, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}
