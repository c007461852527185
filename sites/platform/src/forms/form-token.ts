import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose form it is: the id that the browser keeps, and who is signed in there, if anybody. */
export interface FormOwner {
  browser: string;
  /** Changes at every sign-in, and so does the token. */
  session: string | undefined;
}

/** The token of a visitor's forms, for browsers that send neither `Origin` nor `Sec-Fetch-Site`. */
export function formToken(key: string, { browser, session = '' }: FormOwner): string {
  return createHmac('sha256', key).update(`${browser}\0${session}`).digest('base64url');
}

/** Whether `sent` is the token of this visitor, by any of the keys. */
export function isFormToken(sent: unknown, keys: readonly string[], owner: FormOwner): boolean {
  if (typeof sent !== 'string') return false;
  const given = Buffer.from(sent);
  return keys.some((key) => {
    const expected = Buffer.from(formToken(key, owner));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
