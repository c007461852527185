import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { hashEntry, listChained, readChain } from './chain';

const batch = 500;

/**
 * Gives every entry its place in the chain, at most a minute after it was written. Requests write entries
 * without a place, so none of them waits for another. The end of the chain is logged: stored elsewhere, it
 * shows whether the whole chain was rewritten.
 */
export const closeAuditChain: Sweep = {
  name: 'close-audit-chain',
  everySeconds: 20,
  async run(deps) {
    while ((await closeBatch(deps)) === batch);
  },
};

async function closeBatch({ inTransaction, log }: Deps): Promise<number> {
  return inTransaction(async ({ db }) => {
    const chain = await readChain(db, sql`for update`);
    const open = await listChained(db, sql`seq is null order by id limit ${batch}`);
    if (open.length === 0) return 0;
    let { lastSeq: seq, lastHash: hash } = chain;
    const closed = open.map((entry) => {
      const previous = hash;
      seq += 1;
      hash = hashEntry(previous, seq, entry);
      return { id: entry.id, seq, previous, hash };
    });
    await db.execute(sql`
      update audit_entries e set seq = c.seq, previous = c.previous, hash = c.hash
      from jsonb_to_recordset(${JSON.stringify(closed)}::jsonb) as c (id bigint, seq bigint, previous text, hash text)
      where e.seq is null and e.id = c.id`);
    await db.execute(sql`update audit_chain set last_seq = ${seq}, last_hash = ${hash}`);
    log.info({ seq, hash }, 'audit chain closed');
    return open.length;
  });
}
