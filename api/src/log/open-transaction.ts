import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

interface Scope {
  /** Null once the transaction has ended, for work it started and did not wait for. */
  log: Logger | null;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The alarm in the log. Tests fail when it was raised. */
export const slowWorkAlarm = 'slow work in an open transaction';

/** Runs a transaction's work so that `noteSlowWork` knows that it is open. */
export async function whileOpen<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  const scope: Scope = { log };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.log = null;
  }
}

/**
 * Call it before work that is slow or calls an outside service. In an open transaction it raises an alarm:
 * rows stay locked while the work runs, and a rollback does not undo what it did outside.
 * @param what such as `Stripe`
 */
export function noteSlowWork(what: string): void {
  scopes.getStore()?.log?.error({ err: new Error(what) }, slowWorkAlarm);
}
