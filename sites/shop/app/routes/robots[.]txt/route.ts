import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { env } from '../../env.server';

export const handle = { access: 'public' } satisfies RouteHandle;

/** What search engines may crawl: products and help, nothing that belongs to a person. */
export function loader() {
  const closed = [
    '/cart',
    '/signin',
    '/verify',
    '/reset-password',
    '/forgot-password',
    '/shipping',
    '/payments',
    '/pay/',
    '/profile',
    '/orders',
    '/order-details',
    '/reports',
    '/employees',
    '/subscription',
    '/search/',
    '/back-in-stock/',
    '/stock-alert',
  ];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', env.SHOP_URL).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
