import type { RouteHandle } from '@larkwell/platform/serving/page-handle';

export const handle = { access: 'public' } satisfies RouteHandle;

/**
 * Pages that a browser may prefetch, for the `Speculation-Rules` header: only pages that are the same for everyone and
 * change nothing. Never the cart, an account or a payment.
 */
const rules = {
  prerender: [
    {
      where: {
        or: ['/', '/categories*', '/categories/*', '/support/help*', '/page/*'].map((path) => ({
          href_matches: path,
        })),
      },
      eagerness: 'moderate',
    },
  ],
};

export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
