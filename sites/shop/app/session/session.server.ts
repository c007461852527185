import { SESSION_LIFETIME } from '@larkwell/contracts/accounts/session-lifetime';
import { createSiteForms } from '@larkwell/platform/forms/site-forms';
import { createNotices } from '@larkwell/platform/session/notice';
import { createSiteSession } from '@larkwell/platform/session/site-session';
import { env } from '../env.server';
import type { Interrupted } from './interrupted';
import type { KitState } from './kit-state';
import type { Person } from './person';

export type ShopSessionData = {
  /** Opaque; the API keeps only its hash. */
  token: string;
  person: Person;
  /** Epoch milliseconds of the last startup check. */
  checkedAt: number;
  /** Whoever has been mailed a code, and where they go once it is entered. */
  verifying: { email: string; redirectTo: string };
  /** Proves that this browser is the one that signed up; see `keepClaimToken`. */
  claim: string;
  /** The key with which whoever proved an address here chooses a password. */
  choosing: string;
  /** The address of a new account that is being opened here with that key; none when the account was there before. */
  proved: string;
  /** When the password was last entered here, in epoch milliseconds. */
  passwordAt: number;
  /** What goes on once the password has been entered again. */
  interrupted: Interrupted;
  /**
   * The link by which an order is being paid on another device; `expiresAt` is an instant in UTC. `refusedBefore` names
   * the attempt that had been refused when it was made.
   */
  payLink: {
    orderId: string;
    url: string;
    sentTo: string;
    expiresAt: string;
    refusedBefore?: string | null;
  };
  /** The order that the shipping step created, until its confirmation has been shown. */
  orderId: string;
  /** The kit being registered. */
  kit: KitState;
};

const settings = { prefix: 'shop', secrets: env.SESSION_SECRETS, publicUrl: env.SHOP_URL };
/** The cookie is given anew while it is used, as the API keeps the session. */
const maxAge = SESSION_LIFETIME.idleDays * 24 * 60 * 60;

export const sessions = createSiteSession<ShopSessionData>({ ...settings, maxAge });
export const notices = createNotices(settings);
export const forms = createSiteForms(settings);

export type ShopSession = Awaited<ReturnType<typeof sessions.get>>;
