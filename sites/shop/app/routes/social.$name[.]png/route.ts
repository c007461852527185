import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { catalog } from '../../catalog/catalog.server';
import { need, openVisit } from '../../session/visit.server';
import { drawSocialPicture } from '../../social/social-picture.server';

export const handle = { access: 'public' } satisfies RouteHandle;

const drawn = new Map<string, Uint8Array<ArrayBuffer>>();

/** The preview picture of a kit by its slug, or of the shop by `larkwell`. Drawn once, then cached. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const name = params.name!;
  const picture = drawn.get(name) ?? (await draw(request, name));
  drawn.set(name, picture);
  return new Response(picture, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}

async function draw(request: Request, name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (name === 'larkwell') return drawSocialPicture();
  const visit = await openVisit(request);
  const { data: product } = await need(visit, request, catalog(visit.api).get({ id: name }));
  const { category, emblem, contents } = product;
  return drawSocialPicture({ category: category.slug, emblem, contents });
}
