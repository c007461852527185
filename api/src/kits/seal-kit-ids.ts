import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { findSealingKey } from '../sealing';
import { writeKitCode } from './store';

const batch = 200;

/**
 * Seals and hashes kit ids written by a version before sealing. While processes of that version may still
 * run, the readable id stays beside its seal. Resumes where it was interrupted.
 */
export const sealKitIds: Sweep = {
  name: 'seal-kit-ids',
  everySeconds: 300,
  async run(deps) {
    for (let after: string | null = ''; after !== null;) after = await sealBatch(deps, after);
  },
};

/** @returns the id of the last kit in the batch; null when there are no more */
function sealBatch(deps: Deps, after: string): Promise<string | null> {
  return deps.inTransaction(async ({ db }) => {
    const { rows } = await db.execute<{ id: string; code: string; userId: string | null }>(sql`
      select k.id, k.code, r.user_id as "userId"
      from kits k left join kit_registrations r on r.kit_id = k.id
      where k.code is not null and (k.code_hash is null or (select seals_kit_ids())) and k.id > ${after}
      order by k.id limit ${batch} for update of k skip locked`);
    for (const { id, code, userId } of rows) {
      const key = userId === null ? null : await findSealingKey({ ...deps, db }, userId);
      await writeKitCode({ ...deps, db }, { id, key }, code);
    }
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}
