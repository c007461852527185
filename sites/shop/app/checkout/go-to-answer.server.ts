import type { ChargeAnswer } from './charge-answer';

/** A redirect for the card form, as data: `fetch` would follow a real one without leaving the page. */
export function goToAnswer(redirect: Response, goTo: string): Response {
  const cookies = redirect.headers.getSetCookie().map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return Response.json({ goTo } satisfies ChargeAnswer, { headers: new Headers(cookies) });
}
