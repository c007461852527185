import type { BudgetSizes } from '../budgets';
import type { Keyring } from '../security';

/** What an owner chooses, as opposed to the services the API talks to. */
export interface Settings {
  /** Public addresses, without a trailing slash; links in mails start with them. */
  apiUrl: string;
  shopUrl: string;
  bookingUrl: string;
  /** Who mails and calendar files come from: `Larkwell <hello@larkwell.example>`. */
  sender: string;
  /** The mailbox that people read: for messages to support, and for replies to mails. */
  supportAddress: string;
  /** Where return labels send samples, line by line; none while the owner has set no address. */
  labAddress: readonly string[];
  /** Where to report vulnerabilities; starts with `mailto:` or `https:`. */
  securityContact: string;
  serviceKey: string;
  /** Signs links and forms, and hashes stored codes, addresses and attempts. */
  keyring: Keyring;
  /** Verifies that a webhook comes from Stripe. */
  stripeWebhookSecret: string;
  trustedProxies: number;
  /**
   * When a mailed code is required: before a booking is changed or a report opened (`email`), before the list
   * as well (`code`), or never (`open`).
   */
  bookingLookup: 'email' | 'code' | 'open';
  /** Whether a new password that is easy to guess is refused. */
  refusesLikelyPasswords: boolean;
  /** Whether texts and usual ranges that no clinician has read are shown, marked as such. */
  showsDrafts: boolean;
  /** The size of each budget for things that can be taken without paying. */
  budgets: BudgetSizes;
}
