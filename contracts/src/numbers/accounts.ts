/** Numbers of accounts, and of fields that many forms have. Sentences, SQL and rules read them here. */

/** Characters of a new password. */
export const NEW_PASSWORD_LENGTH = { least: 8, most: 15 } as const;

/** The shortest password that may be typed to sign in: older ones exist. */
export const SHORTEST_PASSWORD = 6;

/** Characters of the name of an account, an employee or a tester. */
export const NAME_MAX = 50;

/** Characters of any other name. */
export const LONGEST_NAME = 60;

/** Digits of a ZIP code. */
export const ZIP_LENGTH = 5;

/** Digits of a Social Security number. */
export const SSN_DIGITS = 9;

/** Digits of a mailed code. */
export const CODE_DIGITS = 6;

/** How long the mailed code of an account works. */
export const ACCOUNT_CODE_MINUTES = 60;

/** How long a mailed link that sets a password works. */
export const RESET_LINK_MINUTES = 60;

/** How long the old address can take back a change of the address. */
export const EMAIL_UNDO_HOURS = 72;

/** How long after its last password a session may do what could give the account away. */
export const RECENT_PASSWORD_MINUTES = 10;

/** How long a person stays signed in on one device. */
export const SESSION_LIFETIME = {
  /** Days after the last use. Shoppers come back after weeks. */
  idleDays: 30,
  /** Days after the sign-in, however often the session is used. */
  mostDays: 90,
  /** How exactly the last use is kept: a call within these minutes of it writes nothing. */
  touchMinutes: 60,
} as const;

/** Sessions an account can have at once. Another sign-in ends the one that was unused longest. */
export const MOST_SESSIONS = 50;

/** Mails, sign-ups and no-cost visits are counted over this time. */
export const BUDGET_HOURS = 24;

/** Backups are deleted after this many days. */
export const BACKUP_DAYS = 30;

/** What an account that was deleted leaves in the mail queue is gone after this many days. */
export const LAST_MAIL_DAYS = 2;

/** Days for which an invitation can be accepted, from when the organization sent it last. */
export const INVITATION_DAYS = 30;
