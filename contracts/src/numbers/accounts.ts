/** Numbers for accounts, and for fields that many forms have. Sentences, SQL and rules read them here. */

/** Characters of a new password. */
export const NEW_PASSWORD_LENGTH = { least: 8, most: 15 } as const;

/** The shortest password accepted at sign-in: older ones exist. */
export const SHORTEST_PASSWORD = 6;

/** Characters in the name of an account, an employee or a tester. */
export const NAME_MAX = 50;

/** Characters in any other name. */
export const LONGEST_NAME = 60;

/** Digits in a ZIP code. */
export const ZIP_LENGTH = 5;

/** Digits in a Social Security number. */
export const SSN_DIGITS = 9;

/** Digits in a mailed code. */
export const CODE_DIGITS = 6;

/** How long an account's mailed code works. */
export const ACCOUNT_CODE_MINUTES = 60;

/** How long a mailed link for setting a password works. */
export const RESET_LINK_MINUTES = 60;

/** How long the old address can undo a change of address. */
export const EMAIL_UNDO_HOURS = 72;

/** How long after the last password entry a session may do what could give away the account. */
export const RECENT_PASSWORD_MINUTES = 10;

/** How many addresses an account keeps besides its default one. */
export const MOST_ADDRESSES = 10;

/** How long the link to the file with an account's data works. */
export const EXPORT_LINK_MINUTES = 15;

/** How long a person stays signed in on one device. */
export const SESSION_LIFETIME = {
  /** Days after the last use. Shoppers return after weeks. */
  idleDays: 30,
  /** Days after the sign-in, however often the session is used. */
  mostDays: 90,
  /** Resolution of the last use: a call within these minutes of it writes nothing. */
  touchMinutes: 60,
} as const;

/** Sessions an account can have at once. Another sign-in ends the one that has been unused longest. */
export const MOST_SESSIONS = 50;

/** Known browsers of an account. Another one replaces the one that has been unused longest. */
export const MOST_DEVICES = 20;

/** The period over which mails, sign-ups and no-cost visits are counted. */
export const BUDGET_HOURS = 24;

/** The period over which passwords, cards, and requests for mail are counted. */
export const LIMIT_MINUTES = 60;

/** The period over which guesses and booking lookups are counted. */
export const LOOKUP_LIMIT_MINUTES = 15;

/** Backups are deleted after this many days. */
export const BACKUP_DAYS = 30;

/** What a deleted account leaves in the mail queue is removed after this many days. */
export const LAST_MAIL_DAYS = 2;

/** Days for which an invitation can be accepted, from when the organization last sent it. */
export const INVITATION_DAYS = 30;

/** How long after an invitation was sent "Send again" mails nothing: the button was pressed twice. */
export const INVITATION_PAUSE_SECONDS = 60;
