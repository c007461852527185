import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose form it is: the browser's id, and who is signed in there, if anyone. */
export interface FormOwner {
  browser: string;
  /** Changes with every sign-in, and so does the token. */
  session: string | undefined;
}

/** The token of a visitor's forms, for browsers that send neither `Origin` nor `Sec-Fetch-Site`. */
export function formToken(key: string, { browser, session = '' }: FormOwner): string {
  return createHmac('sha256', key).update(`${browser}\0${session}`).digest('base64url');
}

/** Whether `sent` is this visitor's token under any of the keys. */
export function isFormToken(sent: unknown, keys: readonly string[], owner: FormOwner): boolean {
  if (typeof sent !== 'string') return false;
  const given = Buffer.from(sent);
  return keys.some((key) => {
    const expected = Buffer.from(formToken(key, owner));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
