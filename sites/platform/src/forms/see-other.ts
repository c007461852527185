import { redirect } from '@remix-run/node';

/** Ends an action: a 303 to a page of this site, with cookies to set. */
export function seeOther(path: string, ...setCookies: (string | undefined)[]): Response {
  const headers = new Headers();
  for (const cookie of setCookies) if (cookie) headers.append('Set-Cookie', cookie);
  return redirect(path, { status: 303, headers });
}
