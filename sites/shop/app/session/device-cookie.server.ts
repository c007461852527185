import { randomBytes } from 'node:crypto';
import { readCookie, setCookie } from '@larkwell/platform/session/cookie-text';
import { siteCookie } from '@larkwell/platform/session/site-cookie';
import { env } from '../env.server';

/** The longest lifetime browsers allow for a cookie, in seconds. */
const fourHundredDays = 400 * 24 * 60 * 60;
const cookie = siteCookie('shop_device', env.SHOP_URL);
const isMarker = (text: string) => /^[\w-]{43}$/.test(text);

/** Identifies this browser at sign-in; created at the first sign-in. It grants no access. */
export function markerOf(request: Request): string {
  const kept = readCookie(request, cookie.name) ?? '';
  return isMarker(kept) ? kept : randomBytes(32).toString('base64url');
}

/** The `Set-Cookie` value that keeps the marker; it survives signing out. */
export const keepMarker = (marker: string): string => setCookie(cookie, marker, fourHundredDays);
