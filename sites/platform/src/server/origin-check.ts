import type { IncomingMessage } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an unsafe request comes from another site, by `Sec-Fetch-Site` and `Origin`. Without either (text browsers)
 * it returns false, and `readForm` requires the form's token instead.
 *
 * @param publicHost host of the site's public URL, which a proxy may have replaced in `Host`
 */
export function isForeign(request: IncomingMessage, publicHost: string): boolean {
  if (safeMethods.has(request.method!)) return false;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.headers.host && host !== publicHost;
}
