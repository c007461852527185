import { toFetchResponse, toStandardBody } from '@orpc/standard-server-fetch';
import type { StandardLazyRequest, StandardResponse } from '@orpc/standard-server';

/**
 * A request as the contract library reads it. Its own reading makes a whole `Request` of it, with its headers and a
 * signal that nothing listens to, at the cost of a small query.
 */
export function readRequest(request: Request): StandardLazyRequest {
  let body: Promise<unknown> | undefined;
  return {
    method: request.method,
    url: new URL(request.url),
    // No call takes its input from headers; what concerns all calls is in their context.
    headers: {},
    body: () => (body ??= toStandardBody(request)),
    signal: undefined,
  };
}

/** The answer with `headers`; a file brings its own type and name beside them. */
export function writeResponse(answer: StandardResponse, headers: Record<string, string>): Response {
  if (answer.body instanceof Blob || answer.body === undefined)
    return toFetchResponse({ ...answer, headers: { ...headers, ...answer.headers } });
  return new Response(JSON.stringify(answer.body), {
    status: answer.status,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}
