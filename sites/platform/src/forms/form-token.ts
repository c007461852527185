import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of a visitor's forms, for browsers that send neither `Origin` nor `Sec-Fetch-Site`. A visitor without a
 * session has nothing that another site could misuse; their token only proves that the form came from a page of ours.
 */
export function formToken(secret: string, sid: string | undefined): string {
  return createHmac('sha256', secret)
    .update(`form:${sid ?? 'visitor'}`)
    .digest('base64url');
}

/** Whether `sent` is the token of this visitor. */
export function isFormToken(sent: unknown, secret: string, sid: string | undefined): boolean {
  if (typeof sent !== 'string') return false;
  const expected = Buffer.from(formToken(secret, sid));
  const given = Buffer.from(sent);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
