import { CARD_SIDES } from '@larkwell/contracts/uploads/uploads';
import { attempt } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '../../api.server';
import { readPerson } from '../../booking/person';
import { sessions } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

/** The stored picture of one side of the insurance card, for the owner of the draft. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  const draftId = session.get('draftId');
  const side = CARD_SIDES.find((name) => name === params.side);
  const found = draftId
    ? await attempt(apiFor(request).drafts.get({ draftId, person: readPerson(request) }))
    : undefined;
  const image = side && found?.ok ? found.value.data.images[side] : null;
  if (!image) throw new Response(null, { status: 404 });
  // Served through this site, so the page needs no other origin and the short-lived link stays on the server.
  const { ok, body, headers } = await fetch(image.url);
  if (!ok) throw new Error('the bucket refused a picture of an insurance card');
  return new Response(body, {
    headers: {
      'Content-Type': headers.get('content-type') ?? 'application/octet-stream',
      'Cache-Control': 'private, no-store',
    },
  });
}
