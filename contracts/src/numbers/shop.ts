/** Numbers of the shop. Sentences, SQL and rules read them here; nothing repeats them. */

/** What a subscription takes off the price, by its interval in months. */
export const SUBSCRIPTION_PACKAGES = [
  { months: 3, percent: 25 },
  { months: 6, percent: 20 },
  { months: 12, percent: 15 },
] as const;

/** The interval that is chosen before the person chooses. */
export const DEFAULT_SUBSCRIPTION_MONTHS = 3;

/** How far a pause puts off a renewal at most. */
export const MAX_PAUSE_MONTHS = 6;

/** How long before a renewal its mail is sent. */
export const RENEWAL_NOTICE_DAYS = 3;

/** An unpaid order keeps its stock this long. */
export const UNPAID_ORDER_MINUTES = 35;

/** Delivery costs this many cents, and says so. */
export const DELIVERY_CENTS = 0;

/** Kits in the catalog, as the home page tells them. */
export const KITS_SOLD = 10;

/** Days from lab to result: the least and the most. */
export const RESULT_DAYS = [2, 5] as const;

/** Characters of a kit id. */
export const KIT_ID_LENGTH = 10;

/** Milliseconds for which a kit id that was not found is told. */
export const KIT_ALERT_MS = 4000;

/** Testers are this old or older. */
export const MINIMUM_TESTER_AGE = 18;

/** A description on a product card is cut here. */
export const DESCRIPTION_PREVIEW_LENGTH = 200;

/** A description in a search suggestion is cut here. */
export const SUGGESTION_PREVIEW_LENGTH = 60;

/** Suggestions shown for a product search. */
export const SUGGESTION_LIMIT = 5;

/** Kits shown as popular. */
export const POPULAR_LIMIT = 4;

/** Characters that a search of employees needs more than. */
export const EMPLOYEE_SEARCH_ABOVE = 3;

/** The same for their tests and payments. */
export const HISTORY_SEARCH_ABOVE = 2;

/** How long messages to support are kept. */
export const ENQUIRY_YEARS = 2;
