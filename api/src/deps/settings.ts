import type { BudgetSizes } from '../budgets';
import type { Keyring } from '../security';

/** What an owner chooses, as opposed to the services the API talks to. */
export interface Settings {
  /** Public addresses, without a trailing slash; links in mails start with them. */
  apiUrl: string;
  shopUrl: string;
  bookingUrl: string;
  /** Who reads what people write to support. */
  supportAddress: string;
  /** Where holes are reported; begins with `mailto:` or `https:`. */
  securityContact: string;
  serviceKey: string;
  /** Signs links and forms and hashes what is stored of codes, addresses and tries. */
  keyring: Keyring;
  /** Proves that a webhook comes from Stripe. */
  stripeWebhookSecret: string;
  trustedProxies: number;
  /**
   * What a mailed code is asked for: before a booking is changed or a report opened (`email`), before the list, too
   * (`code`), or never (`open`).
   */
  bookingLookup: 'email' | 'code' | 'open';
  /** Whether a password that is easy to guess is refused when it is chosen. */
  refusesLikelyPasswords: boolean;
  /** How much there is of each thing that can be taken without paying. */
  budgets: BudgetSizes;
}
