import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';

/**
 * Ends an action that keeps something in the browser. Whether a browser keeps cookies shows only in its next request:
 * one that sent none goes through the cookie page, which leads on or says what to do.
 */
export function goOnWithCookies(
  request: Request,
  path: string,
  ...setCookies: (string | undefined)[]
): Response {
  const next = request.headers.has('cookie') ? path : paths.cookieCheck(path);
  return seeOther(next, ...setCookies);
}

/** The path that the cookie page leads to: only one of this site, without a query. */
export function nextOf(query: URLSearchParams): string {
  const next = query.get('next') ?? '';
  return /^(\/es)?\/covid-19-testing(\/[a-z-]+)*$/.test(next) ? next : paths.landing();
}
