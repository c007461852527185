import type { ChargeAnswer } from './charge-answer';

/** A redirect as an answer to the card form: a browser follows that of a page, not that of a question. */
export function goToAnswer(redirect: Response, goTo: string): Response {
  const headers = new Headers(redirect.headers.getSetCookie().map((cookie) => ['Set-Cookie', cookie]));
  return Response.json({ goTo } satisfies ChargeAnswer, { headers });
}
