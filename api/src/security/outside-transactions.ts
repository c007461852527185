import { AsyncLocalStorage } from 'node:async_hooks';
import type { InTransaction } from '../db';

/** One run of a transaction's work. */
interface Attempt {
  /** Undoes what the work took that a rollback does not return. */
  undo: (() => void)[];
}

const attempts = new AsyncLocalStorage<Attempt>();

/** The most keys that one transaction gets at once. */
const most = 512;

/** Thrown when work asks for something that comes over the network. */
class NotFetched extends Error {
  constructor(readonly fetch: (count: number) => Promise<void>) {
    super('work needs a key that is not in memory yet');
  }
}

/** The transaction run that the caller is part of; undefined outside one. */
export const findAttempt = (): Attempt | undefined => attempts.getStore();

/**
 * Ends the transaction that the caller is part of, fetches, and runs its work again.
 * @param fetch receives how many things to prepare: twice as many each time the work asks for more
 */
export function fetchBefore(fetch: (count: number) => Promise<void>): never {
  throw new NotFetched(fetch);
}

/**
 * Transactions that are never open during a call to a key management service: work that needs a key that is
 * not in memory is rolled back, and runs again once the key is there.
 */
export function fetchingBefore(inTransaction: InTransaction): InTransaction {
  return async (work) => {
    for (let count = 1; ; count *= 2) {
      const attempt: Attempt = { undo: [] };
      try {
        // Only the work: what is announced after it belongs to no transaction.
        return await inTransaction((tx) => attempts.run(attempt, () => work(tx)));
      } catch (error) {
        if (!(error instanceof NotFetched) || count > most) throw error;
        for (const undo of attempt.undo) undo();
        await error.fetch(count);
      }
    }
  };
}
