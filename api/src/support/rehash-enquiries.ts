import { sql } from 'drizzle-orm';
import { rehashSweep } from '../jobs';
import { unwrapKeys, type StoredKey } from '../sealing';
import { openEnquiry } from './store';

/** Rehashes the addresses of people who wrote to support. */
export const rehashEnquiries = rehashSweep({
  name: 'rehash-enquiries',
  table: 'enquiries',
  what: 'an enquiry',
  async list(deps, after, limit) {
    const { keyId } = deps.lookupHash;
    const { rows } = await deps.db.execute<{ id: string; sealed: string; key: StoredKey }>(sql`
      select e.id, e.enquiry_sealed as sealed, json_build_object('id', k.id, 'wrapped', k.wrapped) as key
      from enquiries e join person_keys k on k.id = e.key_id
      where (e.lookup_key < ${keyId} or e.lookup_key > ${keyId}) and e.id > ${after}
      order by e.id limit ${limit} for update of e skip locked`);
    return unwrapKeys(deps, rows);
  },
  async rehash({ db, lookupHash }, row) {
    const hash = lookupHash('email', openEnquiry(row).email);
    await db.execute(
      sql`update enquiries set email_hash = ${hash}, lookup_key = ${lookupHash.keyId} where id = ${row.id}`,
    );
  },
});
