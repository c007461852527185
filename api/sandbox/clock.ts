/** Milliseconds since the epoch, and a way to refresh a distant clock before it is read. */
export interface Clock {
  now(): number;
  refresh(): Promise<void>;
}

/** A clock read in this process: the machine's own by default. */
export function localClock(now: () => number = Date.now): Clock {
  return { now, refresh: async () => {} };
}

const FRESH_FOR_MS = 200;
const PATIENCE_MS = 500;

export interface ClockAddress {
  url: string;
  headers?: Record<string, string>;
}

/**
 * The clock of the system under test, which answers `{ "data": { "now": "<ISO instant>" } }`. Only its
 * difference from the machine's clock is kept, so it keeps running while that system is unreachable.
 */
export function distantClock({ url, headers }: ClockAddress): Clock {
  let offset = 0;
  let readAt = -Infinity;
  return {
    now: () => Date.now() + offset,
    async refresh() {
      if (Date.now() - readAt < FRESH_FOR_MS) return;
      readAt = Date.now();
      try {
        const reply = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
        const body = (await reply.json()) as { data?: { now?: string } };
        const instant = Date.parse(body.data?.now ?? '');
        if (Number.isFinite(instant)) offset = instant - Date.now();
      } catch {
        // Unreachable or slow: the last known difference still applies.
      }
    },
  };
}
