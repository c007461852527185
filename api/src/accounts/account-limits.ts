import type { Limit } from '../security/rate-limits';

const hour = 3600;

/** Wrong passwords for one account. */
export const passwordTriesOfAccount: Limit = { name: 'password-account', points: 10, seconds: hour };
/** Wrong passwords from one address, over all accounts. */
export const passwordTriesOfAddress: Limit = { name: 'password-address', points: 100, seconds: hour };
/** Mails with a code or a reset link to one person. */
export const accountMailsOfPerson: Limit = { name: 'account-mail-person', points: 5, seconds: hour };
/** The same from one visitor's address. */
export const accountMailsOfAddress: Limit = { name: 'account-mail-address', points: 30, seconds: hour };
/** Codes and reset keys tried from one address. */
export const secretTriesOfAddress: Limit = { name: 'account-secret-address', points: 60, seconds: hour };
