import type { JobKind } from './queue';

/** What a mail tells, sealed: it may hold codes and links, which must not lie readable in the queue's table. */
export const mailJob: JobKind<{ sealed: string }> = { name: 'mail', retryLimit: 240, retryDelay: 30 };

/** One run of a named sweep (see `sweeps.ts`). A failed run is not repeated: the next tick is the repeat. */
export const sweepJob: JobKind<{ sweep: string }> = { name: 'sweep', retryLimit: 0, retryDelay: 0 };

/** Every queue that must exist before anything is sent. */
export const queueNames = [mailJob.name, sweepJob.name];
