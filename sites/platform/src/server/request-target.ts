import type { IncomingMessage } from 'node:http';

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether Remix can build a URL from this request: a bad escape or host name would show Express's error page. */
export function isAnswerable(request: IncomingMessage): boolean {
  // `Request` does not support other methods, such as TRACE.
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
