import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { unwrapKeys, type StoredKey } from '../sealing';
import { openEnquiry } from './store';

const batch = 200;

/** As `rehashBookings`, for the addresses from which people wrote to support. */
export const rehashEnquiries: Sweep = {
  name: 'rehash-enquiries',
  everySeconds: 3600,
  async run(deps) {
    for (let after: string | null = ''; after !== null;) after = await rehashBatch(deps, after);
  },
};

function rehashBatch(deps: Deps, after: string): Promise<string | null> {
  const { lookupHash, log } = deps;
  const { keyId } = lookupHash;
  return deps.inTransaction(async ({ db }) => {
    const { rows } = await db.execute<{ id: string; sealed: string; key: StoredKey }>(sql`
      select e.id, e.enquiry_sealed as sealed, json_build_object('id', k.id, 'wrapped', k.wrapped) as key
      from enquiries e join person_keys k on k.id = e.key_id
      where (e.lookup_key < ${keyId} or e.lookup_key > ${keyId}) and e.id > ${after}
      order by e.id limit ${batch} for update of e skip locked`);
    for (const row of await unwrapKeys(deps, rows)) {
      try {
        const hash = lookupHash('email', openEnquiry(row).email);
        await db.execute(
          sql`update enquiries set email_hash = ${hash}, lookup_key = ${keyId} where id = ${row.id}`,
        );
      } catch (error) {
        log.error({ err: error, table: 'enquiries', id: row.id }, 'an enquiry was not hashed anew');
      }
    }
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}
