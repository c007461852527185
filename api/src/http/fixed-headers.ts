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

/** Headers on every response, refusals included. With a public https address, HSTS too. */
export function listFixedHeaders(apiUrl: string): Record<string, string> {
  return {
    ...headers,
    ...(apiUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Responses created with the fixed headers. Reading a response's headers costs more than creating it. */
const complete = new WeakSet<Response>();

export function markComplete(response: Response): Response {
  complete.add(response);
  return response;
}

/** Adds the fixed headers to every other response; a route's own value wins. */
export function addFixedHeaders(fixed: Record<string, string>): MiddlewareHandler {
  const all = Object.entries(fixed);
  return async (c, next) => {
    await next();
    if (complete.has(c.res)) return;
    for (const [name, value] of all) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
