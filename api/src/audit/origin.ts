import { AsyncLocalStorage } from 'node:async_hooks';

const origins = new AsyncLocalStorage<string>();

/** Does something on behalf of somebody at a place: a network address, or the terminal of an operator. */
export function actingFrom<T>(origin: string, work: () => T): T {
  return origins.run(origin, work);
}

/** Where the one is for whom this runs; null for what the product does by itself. */
export const currentOrigin = (): string | null => origins.getStore() ?? null;
