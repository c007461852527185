import { SESSION_LIFETIME } from '@larkwell/contracts/numbers/accounts';
import { createSiteForms } from '@larkwell/platform/forms/site-forms';
import { createNotices } from '@larkwell/platform/session/notice';
import { createSiteSession } from '@larkwell/platform/session/site-session';
import { env } from '../env.server';
import type { Interrupted } from './interrupted';
import type { KitState } from './kit-state';
import type { Person } from './person';

export type ShopSessionData = {
  /** Opaque; the API stores only its hash. */
  token: string;
  person: Person;
  /** Time of the last startup check, in epoch milliseconds. */
  checkedAt: number;
  /** The address that was mailed a code, and where to go once it is entered. */
  verifying: { email: string; redirectTo: string };
  /** Proves that this browser is the one that signed up; see `keepClaimToken`. */
  claim: string;
  /** The key to choose a password for an address that was proved here. */
  choosing: string;
  /** The address of a new account being opened with that key; absent for an existing account. */
  proved: string;
  /** The address that was just proved, for the sign-in form; until then. */
  verified: string;
  /** When the password was last entered here, in epoch milliseconds. */
  passwordAt: number;
  /** What to resume after the password has been entered again. */
  interrupted: Interrupted;
  /**
   * The link for paying an order on another device. `expiresAt` is an instant in UTC. `refusedBefore` is the attempt
   * that was already refused when the link was made.
   */
  payLink: {
    orderId: string;
    url: string;
    sentTo: string;
    expiresAt: string;
    refusedBefore?: string | null;
  };
  /** The order that the shipping step created, until its confirmation is shown. */
  orderId: string;
  /** The kit being registered. */
  kit: KitState;
};

const settings = { prefix: 'shop', secrets: env.SESSION_SECRETS, publicUrl: env.SHOP_URL };
/** The cookie is renewed with use, just as the API extends the session. */
const maxAge = SESSION_LIFETIME.idleDays * 24 * 60 * 60;

export const sessions = createSiteSession<ShopSessionData>({ ...settings, maxAge });
export const notices = createNotices(settings);
export const forms = createSiteForms(settings);

export type ShopSession = Awaited<ReturnType<typeof sessions.get>>;
