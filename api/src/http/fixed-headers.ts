import type { MiddlewareHandler } from 'hono';

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
};

/** What every answer carries, refusals included; a route's own value wins. With a public https address HSTS too. */
export function fixedHeaders(apiUrl: string): MiddlewareHandler {
  const all = Object.entries({
    ...headers,
    ...(apiUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of all) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
