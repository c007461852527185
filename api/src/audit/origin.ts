import { AsyncLocalStorage } from 'node:async_hooks';

const origins = new AsyncLocalStorage<string>();

/** Runs `work` on behalf of someone at an origin: a network address, or an operator's terminal. */
export function actingFrom<T>(origin: string, work: () => T): T {
  return origins.run(origin, work);
}

/** The origin of the current work; null for what the server does by itself. */
export const currentOrigin = (): string | null => origins.getStore() ?? null;
