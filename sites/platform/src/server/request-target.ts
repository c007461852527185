import type { IncomingMessage } from 'node:http';

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether Remix can make a URL of this request: a bad escape or host name would end in an error page of Express. */
export function isAnswerable(request: IncomingMessage): boolean {
  // A `Request` of another method, such as TRACE, cannot be made.
  if (!methods.has(request.method!)) return false;
  const { host = '' } = request.headers;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}${request.url}`)) return false;
  try {
    decodeURIComponent(request.url!.split('?', 1)[0]!);
    return true;
  } catch {
    return false;
  }
}
