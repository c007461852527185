import { sql } from 'drizzle-orm';
import { rehashSweep } from '../jobs';
import { unwrapKeys, type StoredKey } from '../sealing';
import { openKitCode, type StoredKitCode } from './kit-code';
import { writeKitCode } from './store';

type OutdatedRow = Omit<StoredKitCode, 'key'> & { key: StoredKey | null };

export const rehashKitIds = rehashSweep({
  name: 'rehash-kit-ids',
  table: 'kits',
  what: 'a kit id',
  async list(deps, after, limit) {
    const { keyId } = deps.lookupHash;
    const { rows } = await deps.db.execute<OutdatedRow>(sql`
      select k.id, k.code, k.code_sealed as "codeSealed",
        (select json_build_object('id', pk.id, 'wrapped', pk.wrapped) from person_keys pk where pk.person = r.user_id) as "key"
      from kits k left join kit_registrations r on r.kit_id = k.id
      where (k.lookup_key < ${keyId} or k.lookup_key > ${keyId}) and k.id > ${after}
      order by k.id limit ${limit} for update of k skip locked`);
    return unwrapKeys(deps, rows);
  },
  async rehash(deps, row) {
    const code = openKitCode(deps.cipher, row);
    if (code) await writeKitCode(deps, row, code);
  },
});
