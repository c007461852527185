import type { Deps } from '../deps';

/**
 * Work that finds rows that are due, by `app_now()`, and settles them. It may run at any time, any number of
 * times and in any process: the rows decide. That is why moving the clock needs no rescheduling.
 */
export interface Sweep {
  name: string;
  /** Seconds of real time between runs, across all processes. */
  everySeconds: number;
  run(deps: Deps): Promise<void>;
}
