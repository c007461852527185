import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { hashEntry, listChained, readChain } from './chain';

/** The result of checking the chain. */
export interface Verdict {
  /** Entries checked. */
  count: number;
  lastSeq: number;
  lastHash: string;
  /** Entries that have no place yet. */
  open: number;
  /** What is wrong, one sentence each; empty when the chain is whole. */
  faults: string[];
  /** Whether the given hash is part of the chain. */
  knowsHash: boolean;
}

const batch = 1000;

/**
 * Reads the whole chain and recomputes its hashes.
 * @param wanted a hash that was logged earlier
 */
export function verifyAuditChain({ inTransaction }: Deps, wanted?: string): Promise<Verdict> {
  return inTransaction(async ({ db }) => {
    await db.execute(sql`set transaction isolation level repeatable read`);
    const chain = await readChain(db);
    const faults: string[] = [];
    let { removedSeq: seq, removedHash: hash } = chain;
    let count = 0;
    let knowsHash = wanted === undefined || wanted === hash;
    for (let read = batch; read === batch;) {
      const entries = await listChained(db, sql`seq > ${seq} order by seq limit ${batch}`);
      for (const entry of entries) {
        if (entry.seq! > seq + 1) {
          faults.push(missing(seq + 1, entry.seq! - 1));
          hash = entry.previous!;
        }
        seq = entry.seq!;
        const isRight = entry.previous === hash && entry.hash === hashEntry(hash, seq, entry);
        if (!isRight) faults.push(`Entry ${seq} has been changed.`);
        hash = entry.hash!;
        knowsHash ||= hash === wanted;
        if (seq === chain.lastSeq && hash !== chain.lastHash) faults.push(`The chain has a different end.`);
        if (seq > chain.lastSeq) faults.push(`Entry ${seq} was added after the end.`);
      }
      read = entries.length;
      count += read;
    }
    if (seq < chain.lastSeq) faults.push(missing(seq + 1, chain.lastSeq));
    const { rows } = await db.execute<{ open: number }>(
      sql`select count(*) as open from audit_entries where seq is null`,
    );
    const { lastSeq, lastHash } = chain;
    return { count, lastSeq, lastHash, open: rows[0]!.open, faults, knowsHash };
  });
}

const missing = (first: number, last: number) =>
  first === last ? `Entry ${first} is missing.` : `Entries ${first} to ${last} are missing.`;
