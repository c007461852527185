import { createRequire } from 'node:module';

/**
 * Makes the log of remix-serve one JSON line a request: path without query (it may hold what a person typed), long
 * opaque segments shortened (they may open a booking), and the request's id.
 */
export function writeAccessLog() {
  const require = createRequire(import.meta.url);
  const morgan = createRequire(require.resolve('@remix-run/serve/package.json'))('morgan');
  morgan.format('tiny', (tokens, request, response) =>
    JSON.stringify({
      time: new Date().toISOString(),
      requestId: request.headers['x-request-id'],
      method: request.method,
      path: loggedPath(request.originalUrl ?? request.url),
      status: response.headersSent ? response.statusCode : undefined,
      ms: Number(tokens['response-time'](request, response)) || undefined,
    }),
  );
}

/** The path as it may be written to a log. */
export function loggedPath(target) {
  return target
    .split('?', 1)[0]
    .replace(/(?<=\/)[\w.~@%+-]{20,}(?=\/|$)/g, (segment) =>
      /^[a-z]+(-[a-z0-9]+)*$/.test(segment) ? segment : '…',
    );
}
