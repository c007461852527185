import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { findFile } from './find-file';
import { nameFor, putFile } from './stored-file';

const batch = 50;

/**
 * Seals the files of visits from before sealing by person: first a sealed copy, then the row that names it,
 * and the old object last. An interrupted run leaves at most an object that no row names.
 */
export const sealOldFiles: Sweep = {
  name: 'seal-old-files',
  everySeconds: 300,
  async run(deps) {
    // Pictures stay as they are where the owner wants them at plain addresses.
    for (const kind of deps.storage.picturesArePublic ? [results] : [results, pictures]) {
      for (let after: string | null = ''; after !== null;) after = await sealBatch(deps, kind, after);
    }
  },
};

interface Kind {
  /** Names with the ids they are sorted by, those after `after`. */
  list(after: string): SQL;
  /** Points the row to the sealed copy, unless the file was replaced meanwhile. */
  rename(db: Queryable, from: string, to: string): Promise<boolean>;
}

const results: Kind = {
  list: (after) => sql`
    select id, report_key as name from appointments
    where report_key not like '%.sealed' and key_id is not null and id > ${after} order by id limit ${batch}`,
  async rename(db, from, to) {
    const { rowCount } = await db.execute(
      sql`update appointments set report_key = ${to} where report_key = ${from}`,
    );
    return rowCount === 1;
  },
};

const pictures: Kind = {
  list: (after) => sql`
    select i.key as id, i.key as name from insurance_images i join appointments a on a.id = i.appointment_id
    where i.appointment_id is not null and i.key not like '%.sealed' and a.key_id is not null and i.key > ${after}
    order by i.key limit ${batch}`,
  async rename(db, from, to) {
    const { rows } = await db.execute<{ id: string; draft: string | null }>(sql`
      update insurance_images set key = ${to} where key = ${from} and appointment_id is not null
      returning appointment_id as id, draft_id as draft`);
    for (const { id, draft } of rows) {
      await db.execute(renameIn(sql`appointments`, id, { from, to }));
      // Who opened the picture is recorded under its old name.
      await db.execute(sql`
        update appointments set past_pictures = past_pictures || array[${from}::text] where id = ${id}`);
      if (draft) await db.execute(renameIn(sql`drafts`, draft, { from, to }));
    }
    return rows.length === 1;
  },
};

const renameIn = (table: SQL, id: string, { from, to }: { from: string; to: string }) => sql`
  update ${table} set
    front_image_key = case front_image_key when ${from} then ${to} else front_image_key end,
    back_image_key = case back_image_key when ${from} then ${to} else back_image_key end
  where id = ${id}`;

/** @returns the id of the last file in the batch; null when there are no more */
async function sealBatch(deps: Deps, kind: Kind, after: string): Promise<string | null> {
  const { rows } = await deps.db.execute<{ id: string; name: string }>(kind.list(after));
  for (const { name } of rows) {
    await sealFile(deps, kind, name).catch((error: unknown) => {
      deps.log.error({ err: error }, 'file not sealed');
    });
  }
  return rows.length === batch ? rows.at(-1)!.id : null;
}

async function sealFile(deps: Deps, { rename }: Kind, from: string): Promise<void> {
  const { storage, inTransaction } = deps;
  const key = (await findFile(deps, from))?.key;
  const found = key && (await storage.find(from));
  if (!key || !found) return;
  const to = nameFor(from, key);
  await putFile(deps, { name: to, key }, found.body);
  const isRenamed = await inTransaction(({ db }) => rename(db, from, to));
  await storage.remove(isRenamed ? from : to);
}
