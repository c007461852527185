import type { Deps } from '../deps';
import type { Sweep } from './sweeps';

const batch = 200;

/** Rows found by a keyed hash, and how to hash them with the current key. */
export interface Rehashing<Row extends { id: string }> {
  name: Sweep['name'];
  table: string;
  /** The kind of row, for the log: "a booking". */
  what: string;
  /**
   * The rows after `after` that were hashed with another key, by id, locked, without those that another run
   * has.
   */
  list(deps: Deps, after: string, limit: number): Promise<Row[]>;
  rehash(deps: Deps, row: Row): Promise<void>;
}

/**
 * Rehashes what was hashed with an older key of `LOOKUP_KEY`. The plain values are sealed in the row; one
 * that cannot be opened is left alone and logged. Once `npm run ops -- keys list` counts nothing for the
 * older key, it can be removed from the environment.
 */
export function rehashSweep<Row extends { id: string }>(rehashing: Rehashing<Row>): Sweep {
  return {
    name: rehashing.name,
    everySeconds: 3600,
    async run(deps) {
      for (let after: string | null = ''; after !== null;) after = await rehashBatch(deps, rehashing, after);
    },
  };
}

/** @returns the id of the last row in the batch; null when there are no more */
function rehashBatch<Row extends { id: string }>(
  deps: Deps,
  { table, what, list, rehash }: Rehashing<Row>,
  after: string,
): Promise<string | null> {
  return deps.inTransaction(async ({ db }) => {
    const rows = await list({ ...deps, db }, after, batch);
    for (const row of rows) {
      try {
        await rehash({ ...deps, db }, row);
      } catch (error) {
        deps.log.error({ err: error, table, id: row.id }, `${what} was not rehashed`);
      }
    }
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}
