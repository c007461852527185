import { siteCookie } from '@larkwell/platform/session/site-cookie';
import { env } from '../env.server';
import { readCookie, setCookie } from '@larkwell/platform/session/cookie-text';
import { openAddress, sealAddress, type SavedAddress } from './saved-address.server';

const oneYear = 365 * 24 * 60 * 60;
const cookie = siteCookie('shop_rememberme', env.SHOP_URL);

export const readSavedAddress = (request: Request, owner: string) =>
  openAddress(readCookie(request, cookie.name), owner, env.SESSION_SECRETS);
export const keepSavedAddress = (address: SavedAddress, owner: string) =>
  setCookie(cookie, sealAddress(address, owner, env.SESSION_SECRETS[0]!), oneYear);
export const dropSavedAddress = () => setCookie(cookie, '', 0);
