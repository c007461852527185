import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

interface Scope {
  /** Null once the transaction has ended, for what it began and did not wait for. */
  log: Logger | null;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The alarm in the log. Tests fail when it was raised. */
export const slowWorkAlarm = 'slow work in an open transaction';

/** Runs the work of a transaction so that `noteSlowWork` knows that it is open. */
export async function whileOpen<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  const scope: Scope = { log };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.log = null;
  }
}

/**
 * Said by whatever asks somebody else or takes long, before it begins. In an open transaction it raises an alarm: rows
 * stay locked for as long as the work takes, and what it did outside is not undone with them.
 * @param what as `Stripe`
 */
export function noteSlowWork(what: string): void {
  scopes.getStore()?.log?.error({ err: new Error(what) }, slowWorkAlarm);
}
