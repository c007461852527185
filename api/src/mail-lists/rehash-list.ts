import { sql } from 'drizzle-orm';
import { rehashSweep, type Sweep } from '../jobs';
import { unwrapKeys, type StoredKey } from '../sealing';
import { openListed, type ListTable } from './listed-address';

/** Rehashes the addresses of a list. @param what one of them, for the log */
export const rehashList = ({ name, table, what }: { name: string; table: ListTable; what: string }): Sweep =>
  rehashSweep({
    name,
    table,
    what,
    async list(deps, after, limit) {
      const { keyId } = deps.lookupHash;
      const { rows } = await deps.db.execute<{ id: string; sealed: string; key: StoredKey }>(sql`
        select a.id, a.email_sealed as sealed, json_build_object('id', k.id, 'wrapped', k.wrapped) as key
        from ${sql.raw(table)} a join person_keys k on k.id = a.key_id
        where (a.lookup_key < ${keyId} or a.lookup_key > ${keyId}) and a.id > ${after}
        order by a.id limit ${limit} for update of a skip locked`);
      return unwrapKeys(deps, rows);
    },
    async rehash({ db, lookupHash }, row) {
      const hash = lookupHash('email', openListed(table, row));
      await db.execute(sql`
        update ${sql.raw(table)} set email_hash = ${hash}, lookup_key = ${lookupHash.keyId} where id = ${row.id}`);
    },
  });
