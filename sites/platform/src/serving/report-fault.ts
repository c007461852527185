import { tellFault } from '@larkwell/contracts/thrown';
import { isRouteErrorResponse } from '@remix-run/react';

/**
 * The `handleError` of a site's entry.server: one JSON line with the request's id and the error, never the query or the
 * body. A visitor who left, or an unknown page, is not a fault.
 */
export function reportFault(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      requestId: request.headers.get('x-request-id'),
      method: request.method,
      fault: tellFault(error),
    }),
  );
}
