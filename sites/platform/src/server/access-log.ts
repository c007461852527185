import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Logs one JSON line once the request has been answered or aborted: its id, the path without its query (which may hold
 * what a person typed) and with long opaque segments shortened (they may open a booking).
 */
export function logAnswer(request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  const target = request.url!;
  response.once('close', () => {
    const line = JSON.stringify({
      time: new Date().toISOString(),
      requestId: request.headers['x-request-id'],
      method: request.method,
      path: loggedPath(target),
      status: response.headersSent ? response.statusCode : undefined,
      ms: Math.round((performance.now() - begun) * 1000) / 1000,
    });
    process.stdout.write(`${line}\n`);
  });
}

/** The path in a form that may be logged. */
export function loggedPath(target: string): string {
  return target
    .split('?', 1)[0]!
    .replace(/(?<=\/)[\w.~@%+-]{20,}(?=\/|$)/g, (segment) =>
      /^[a-z]+(-([a-z]+|\d{1,3}))*$/.test(segment) ? segment : '…',
    );
}
