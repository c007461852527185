import { toFetchResponse, toStandardBody } from '@orpc/standard-server-fetch';
import type { StandardLazyRequest, StandardResponse } from '@orpc/standard-server';

/**
 * A request in the form that the contract library reads. Its own adapter builds a whole `Request`, with
 * headers and a signal that nothing listens to, at the cost of a small query.
 */
export function readRequest(request: Request): StandardLazyRequest {
  let body: Promise<unknown> | undefined;
  return {
    method: request.method,
    url: new URL(request.url),
    // No call takes its input from headers; what all calls need is in their context.
    headers: {},
    body: () => (body ??= toStandardBody(request)),
    signal: undefined,
  };
}

/** The response with `headers`; a file adds its own type and name. */
export function writeResponse(answer: StandardResponse, headers: Record<string, string>): Response {
  if (answer.body instanceof Blob || answer.body === undefined)
    return toFetchResponse({ ...answer, headers: { ...headers, ...answer.headers } });
  return new Response(JSON.stringify(answer.body), {
    status: answer.status,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}
