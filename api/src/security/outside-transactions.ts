import { AsyncLocalStorage } from 'node:async_hooks';
import type { InTransaction } from '../db';

/** One run of a transaction's work. */
interface Attempt {
  /** Gives back what the work took that no rollback returns. */
  undo: (() => void)[];
}

const attempts = new AsyncLocalStorage<Attempt>();

/** Most keys that one transaction is given at once. */
const most = 512;

/** Work asked for something that comes over the network. */
class NotFetched extends Error {
  constructor(readonly fetch: (count: number) => Promise<void>) {
    super('work asked for a key that is not here yet');
  }
}

/** The run of a transaction that the caller is part of; undefined outside. */
export const findAttempt = (): Attempt | undefined => attempts.getStore();

/**
 * Ends the transaction that the caller is part of, fetches, and runs its work again.
 * @param fetch is told how many things to get ready: twice as many each time that the work comes back for more
 */
export function fetchBefore(fetch: (count: number) => Promise<void>): never {
  throw new NotFetched(fetch);
}

/**
 * Transactions that are never open during a call to a key management service: work that needs a key that is not in
 * memory is rolled back and runs anew once the key is there.
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
