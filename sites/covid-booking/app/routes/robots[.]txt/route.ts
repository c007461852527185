import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { inOtherLanguage, paths } from '../../paths';

export const handle = { access: 'public' } satisfies RouteHandle;

/** What search engines may crawl: booking and lookup pages, nothing that belongs to a person. */
export function loader() {
  const closed = [paths.scheduler(), paths.lookupCode(), paths.myBookings(), paths.payLink('')];
  const lines = [
    'User-agent: *',
    ...closed.flatMap((path) => [path, inOtherLanguage(path)]).map((path) => `Disallow: ${path}`),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
