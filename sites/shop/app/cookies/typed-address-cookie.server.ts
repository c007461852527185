import { siteCookie } from '@larkwell/platform/session/site-cookie';
import { readCookie, setCookie } from '@larkwell/platform/session/cookie-text';
import { env } from '../env.server';
import { openTyped, sealTyped } from './typed-address.server';

/** Seconds. As long as a checkout with its interruptions takes; a shared computer forgets it soon. */
const oneHour = 60 * 60;
const cookie = siteCookie('shop_typed_address', env.SHOP_URL);

/** What this person last sent with the address form of a checkout that is not paid yet. */
export const readTypedAddress = (request: Request, owner: string) =>
  openTyped(readCookie(request, cookie.name), owner, env.SESSION_SECRETS);
export const dropTypedAddress = () => setCookie(cookie, '', 0);

/** Adds the cookie that keeps the form to an answer, unless the answer forgets it, as after the payment. */
export function keepTypedAddress(headers: Headers, form: FormData, owner: string): void {
  if (headers.getSetCookie().some((set) => set.startsWith(`${cookie.name}=`))) return;
  headers.append('Set-Cookie', setCookie(cookie, sealTyped(form, owner, env.SESSION_SECRETS[0]!), oneHour));
}
