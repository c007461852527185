import { sql } from 'drizzle-orm';
import { rehashSweep } from '../jobs';
import { unwrapKeys, type StoredKey } from '../sealing';
import { openStockAlert } from './store';

/** Rehashes the addresses on the lists of sold-out kits. */
export const rehashStockAlerts = rehashSweep({
  name: 'rehash-stock-alerts',
  table: 'stock_alerts',
  what: 'a stock alert',
  async list(deps, after, limit) {
    const { keyId } = deps.lookupHash;
    const { rows } = await deps.db.execute<{ id: string; sealed: string; key: StoredKey }>(sql`
      select a.id, a.email_sealed as sealed, json_build_object('id', k.id, 'wrapped', k.wrapped) as key
      from stock_alerts a join person_keys k on k.id = a.key_id
      where (a.lookup_key < ${keyId} or a.lookup_key > ${keyId}) and a.id > ${after}
      order by a.id limit ${limit} for update of a skip locked`);
    return unwrapKeys(deps, rows);
  },
  async rehash({ db, lookupHash }, row) {
    const hash = lookupHash('email', openStockAlert(row));
    await db.execute(
      sql`update stock_alerts set email_hash = ${hash}, lookup_key = ${lookupHash.keyId} where id = ${row.id}`,
    );
  },
});
