import type { Limit } from '../security/rate-limits';

const hour = 3600;

/** Cards tried by one person: nobody tests stolen numbers here. */
export const cardTriesOfPerson: Limit = { name: 'card-person', points: 15, seconds: hour };
/** The same from one visitor's address. */
export const cardTriesOfAddress: Limit = { name: 'card-address', points: 60, seconds: hour };
/** Cards the bank refused, for one order, visit or renewal; then its ways to pay are closed. */
export const refusedCardsOfSubject: Limit = { name: 'card-order', points: 10, seconds: hour };
