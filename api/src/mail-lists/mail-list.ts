import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { unwrapKeys, type StoredKey, type Unwrapped } from '../sealing';
import { openListed, type ListTable } from './listed-address';

const batch = 100;

/** A row of a list, with what its mail says. */
export interface Listed {
  id: string;
  sealed: string;
  key: StoredKey;
}

interface MailList<Row extends Listed> {
  name: string;
  table: ListTable;
  /** One of the addresses, for the log. */
  what: string;
  /** The confirmed rows after `after` whose mail is due, by id, locked, without those that another run has. */
  list(db: Queryable, after: string, limit: number): Promise<Row[]>;
  /** Queues the mail. */
  mail(deps: Deps, tx: Transaction, row: Unwrapped<Row>, to: string): Promise<void>;
}

/**
 * Mails everyone on a list whose mail is due, once: the row goes in the transaction that queues the mail. An address
 * that does not open stays, and is logged.
 */
export function mailListSweep<Row extends Listed>(due: MailList<Row>): Sweep {
  return {
    name: due.name,
    everySeconds: 60,
    async run(deps) {
      for (let after: string | null = ''; after !== null;) after = await mailBatch(deps, due, after);
    },
  };
}

/** @returns the id of the last row in the batch; null when there are no more */
function mailBatch<Row extends Listed>(
  deps: Deps,
  { table, what, list, mail }: MailList<Row>,
  after: string,
): Promise<string | null> {
  return deps.inTransaction(async (tx) => {
    const rows = await list(tx.db, after, batch);
    const told: string[] = [];
    for (const row of await unwrapKeys(deps, rows)) {
      try {
        await mail(deps, tx, row, openListed(table, row));
        told.push(row.id);
      } catch (error) {
        deps.log.error({ err: error, table, id: row.id }, `${what} was not mailed`);
      }
    }
    await tx.db.execute(sql`delete from ${sql.raw(table)} where id = any (${sql.param(told)}::text[])`);
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}
