import type { JobKind } from './queue';

/** A mail's data, sealed: it may contain codes and links, which must not be readable in the queue's table. */
export const mailJob: JobKind<{ sealed: string }> = { name: 'mail', retryLimit: 240, retryDelay: 30 };

/** A text message with its number, sealed. It is sent while it is still of use: for half an hour. */
export const textMessageJob: JobKind<{ sealed: string }> = {
  name: 'text-message',
  retryLimit: 30,
  retryDelay: 60,
};

/** Like `mailJob`, for an erased person: it is deleted with completed jobs, not with the mails. */
export const lastMailJob: JobKind<{ sealed: string }> = {
  name: 'last-mail',
  retryLimit: 240,
  retryDelay: 30,
};

/** The remaining work about an erased person, sealed. It waits for Stripe for days. */
export const erasureJob: JobKind<{ sealed: string }> = { name: 'erasure', retryLimit: 864, retryDelay: 300 };

/** A request for a mail about an account, sealed. The job looks up whose address it is. */
export const accountMailJob: JobKind<{ sealed: string }> = {
  name: 'account-mail',
  retryLimit: 240,
  retryDelay: 30,
};

/**
 * A request for the code of a booking lookup, sealed. The job looks up whether the address has bookings,
 * unless one is being made.
 */
export const lookupCodeJob: JobKind<{ sealed: string }> = {
  name: 'lookup-code',
  retryLimit: 240,
  retryDelay: 30,
};

/** One run of a named sweep (see `sweeps.ts`). A failed run is not retried: the next tick is the retry. */
export const sweepJob: JobKind<{ sweep: string }> = { name: 'sweep', retryLimit: 0, retryDelay: 0 };

/** Every queue that must exist before anything is sent. */
export const queueNames = [
  mailJob.name,
  lastMailJob.name,
  textMessageJob.name,
  accountMailJob.name,
  lookupCodeJob.name,
  erasureJob.name,
  sweepJob.name,
];
