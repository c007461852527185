import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { unwrapKeys, type StoredKey } from '../sealing';
import { openKitCode, type StoredKitCode } from './kit-code';
import { writeKitCode } from './store';

const batch = 200;

type OutdatedRow = Omit<StoredKitCode, 'key'> & { key: StoredKey | null };

/** As `rehashBookings`, for kit ids. */
export const rehashKitIds: Sweep = {
  name: 'rehash-kit-ids',
  everySeconds: 3600,
  async run(deps) {
    for (let after: string | null = ''; after !== null;) after = await rehashBatch(deps, after);
  },
};

function rehashBatch(deps: Deps, after: string): Promise<string | null> {
  const { cipher, lookupHash, log } = deps;
  const { keyId } = lookupHash;
  return deps.inTransaction(async ({ db }) => {
    const { rows } = await db.execute<OutdatedRow>(sql`
      select k.id, k.code, k.code_sealed as "codeSealed",
        (select json_build_object('id', pk.id, 'wrapped', pk.wrapped) from person_keys pk where pk.person = r.user_id) as "key"
      from kits k left join kit_registrations r on r.kit_id = k.id
      where (k.lookup_key < ${keyId} or k.lookup_key > ${keyId}) and k.id > ${after}
      order by k.id limit ${batch} for update of k skip locked`);
    for (const row of await unwrapKeys(deps, rows)) {
      try {
        const code = openKitCode(cipher, row);
        if (code) await writeKitCode({ ...deps, db }, row, code);
      } catch (error) {
        log.error({ err: error, table: 'kits', id: row.id }, 'a kit id was not hashed anew');
      }
    }
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}
