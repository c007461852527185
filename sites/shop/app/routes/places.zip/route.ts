import { ZIP_LENGTH } from '@larkwell/contracts/numbers/accounts';
import { attempt } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { openVisit } from '../../session/visit.server';

export const handle = { access: 'public' } satisfies RouteHandle;

/** City and state of a ZIP code, for the field that fills them in while a person types. */
export async function loader({ request }: LoaderFunctionArgs) {
  const zipCode = new URL(request.url).searchParams.get('zip') ?? '';
  if (!/^\d+$/.test(zipCode) || zipCode.length !== ZIP_LENGTH) return json({}, { status: 400 });
  const { api } = await openVisit(request);
  const found = await attempt(api.places.zip({ zipCode }));
  if (!found.ok) return json({}, { status: found.refusal.status });
  const { city, state_id } = found.value.data;
  return json({ city, state: state_id }, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}
