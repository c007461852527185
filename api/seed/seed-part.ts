import type { Deps } from '../src/deps';

/** One part of the demo data. Running it again changes nothing. */
export interface SeedPart {
  name: string;
  run(deps: Deps): Promise<void>;
}
