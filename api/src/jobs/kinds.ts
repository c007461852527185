import type { JobKind } from './queue';

/** What a mail tells, sealed: it may hold codes and links, which must not lie readable in the queue's table. */
export const mailJob: JobKind<{ sealed: string }> = { name: 'mail', retryLimit: 240, retryDelay: 30 };

/** A request for a mail about an account, sealed. The job looks up whose address it is. */
export const accountMailJob: JobKind<{ sealed: string }> = {
  name: 'account-mail',
  retryLimit: 240,
  retryDelay: 30,
};

/** A request for the code of a booking lookup, sealed. The job looks up whether the address has bookings, unless one is being made. */
export const lookupCodeJob: JobKind<{ sealed: string }> = {
  name: 'lookup-code',
  retryLimit: 240,
  retryDelay: 30,
};

/** One run of a named sweep (see `sweeps.ts`). A failed run is not repeated: the next tick is the repeat. */
export const sweepJob: JobKind<{ sweep: string }> = { name: 'sweep', retryLimit: 0, retryDelay: 0 };

/** Every queue that must exist before anything is sent. */
export const queueNames = [mailJob.name, accountMailJob.name, lookupCodeJob.name, sweepJob.name];
