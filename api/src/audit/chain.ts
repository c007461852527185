import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';

/** Both ends of the chain of hashes. */
export interface Chain extends Record<string, unknown> {
  lastSeq: number;
  lastHash: string;
  /** The last entry removed after its time, and its hash: the chain starts after it. */
  removedSeq: number;
  removedHash: string;
}

/** An entry in the form that is hashed: every column as text. */
export interface ChainedEntry extends Record<string, unknown> {
  id: number;
  seq: number | null;
  previous: string | null;
  hash: string | null;
  /** All other columns, in a fixed order. */
  facts: (string | null)[];
}

export async function readChain(db: Queryable, lock: SQL = sql``): Promise<Chain> {
  const { rows } = await db.execute<Chain>(sql`
    select last_seq as "lastSeq", last_hash as "lastHash", removed_seq as "removedSeq", removed_hash as "removedHash"
    from audit_chain ${lock}`);
  return rows[0]!;
}

/** @param which SQL that selects the entries and their order */
export async function listChained(db: Queryable, which: SQL): Promise<ChainedEntry[]> {
  const { rows } = await db.execute<ChainedEntry>(sql`
    select id, seq, previous, hash, array[
      to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), actor, action, subject, person, why,
      origin, detail::text] as facts
    from audit_entries where ${which}`);
  return rows;
}

/**
 * The hash of an entry at its place. Sealed text is hashed in its sealed form, which erasing a person does
 * not change.
 */
export function hashEntry(previous: string, seq: number, { id, facts }: ChainedEntry): string {
  return createHash('sha256')
    .update(JSON.stringify([previous, seq, id, ...facts]))
    .digest('hex');
}
