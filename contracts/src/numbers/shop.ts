/** Numbers for the shop. Sentences, SQL and rules read them here; nothing repeats them. */

/** What a subscription takes off the price, by its interval in months. */
export const SUBSCRIPTION_PACKAGES = [
  { months: 3, percent: 25 },
  { months: 6, percent: 20 },
  { months: 12, percent: 15 },
] as const;

/** The preselected interval. */
export const DEFAULT_SUBSCRIPTION_MONTHS = 3;

/** The longest delay of a renewal by a pause. */
export const MAX_PAUSE_MONTHS = 6;

/** How long before a renewal its mail is sent. */
export const RENEWAL_NOTICE_DAYS = 7;

/** An unpaid order keeps its stock this long. */
export const UNPAID_ORDER_MINUTES = 35;

/** How often the hold of an unpaid order may restart. */
export const UNPAID_ORDER_RENEWALS = 2;

/** Delivery costs this many cents, and pages say so. */
export const DELIVERY_CENTS = 0;

/** Kits in the catalog, as the home page states. */
export const KITS_SOLD = 10;

/** Days from lab to result: minimum and maximum. */
export const RESULT_DAYS = [2, 5] as const;

/** Characters in a kit id. */
export const KIT_ID_LENGTH = 10;

/** Milliseconds for which the alert about an unknown kit id stays. */
export const KIT_ALERT_MS = 4000;

/** Minimum age of testers. */
export const MINIMUM_TESTER_AGE = 18;

/** Length at which a description on a product card is cut. */
export const DESCRIPTION_PREVIEW_LENGTH = 200;

/** Length at which a description in a search suggestion is cut. */
export const SUGGESTION_PREVIEW_LENGTH = 60;

/** Suggestions shown for a product search. */
export const SUGGESTION_LIMIT = 5;

/** Kits shown as popular. */
export const POPULAR_LIMIT = 4;

/** A search for employees takes effect above this many characters. */
export const EMPLOYEE_SEARCH_ABOVE = 3;

/** The same for their tests and payments. */
export const HISTORY_SEARCH_ABOVE = 2;

/** The same for questions and answers. */
export const FAQ_SEARCH_ABOVE = 3;

/** A person who wants a mail about a sold-out kit confirms within this time. */
export const STOCK_ALERT_LINK_DAYS = 3;

/** Without the kit, that wish is forgotten after this time. */
export const STOCK_ALERT_DAYS = 180;

/** Days before a new mailer for the same kit can be asked for again. */
export const MAILER_DAYS = 7;

/** How long messages to support are kept. */
export const ENQUIRY_YEARS = 2;
