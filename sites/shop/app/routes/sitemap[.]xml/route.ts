import { ALL_PRODUCTS } from '@larkwell/contracts/products/products';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '../../env.server';
import { catalog } from '../../catalog/catalog.server';
import { paths } from '../../paths';
import { need, openVisit } from '../../session/visit.server';
import { publicPages } from './public-pages';

export const handle = { access: 'public' } satisfies RouteHandle;

const contentPages = ['about-us', 'return-policy', 'privacy-policy'];

/** The public pages, for search engines. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const list = await need(visit, request, catalog(visit.api).listByCategory({ category: ALL_PRODUCTS }));
  const addresses = [
    ...publicPages,
    ...list.categories
      .filter(({ slug }) => slug !== ALL_PRODUCTS)
      .map(({ slug }) => paths.categories({ tab: slug })),
    ...list.data.map(({ slug }) => paths.product(slug)),
    ...contentPages.map((slug) => paths.page(slug)),
  ];
  const urls = addresses.map(
    (path) => `<url><loc>${escapeXml(new URL(path, env.SHOP_URL).href)}</loc></url>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
