import { SUGGESTION_PREVIEW_LENGTH } from '@larkwell/contracts/numbers/shop';
import { preview } from '@larkwell/contracts/previews';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { catalog } from '../../catalog/catalog.server';
import { paths } from '../../paths';
import { need, openVisit } from '../../session/visit.server';

export const handle = { access: 'open' } satisfies RouteHandle;

/** Suggestions under the search field while someone types: at most five kits. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 100) ?? '';
  if (!search) return json({ suggestions: [] });
  const { data } = await need(visit, request, catalog(visit.api).search({ search }));
  return json({
    suggestions: data.map(({ name, description, slug }) => {
      const shown = preview(description, SUGGESTION_PREVIEW_LENGTH);
      return { name, text: shown.isCut ? `${shown.text}…` : shown.text, href: paths.product(slug) };
    }),
  });
}
