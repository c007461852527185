import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { isOfErasedList } from '../../src/erasure';
import type { Storage } from '../../src/services';
import { hashFile, manifestFile, type Manifest } from './manifest';
import type { PgTools } from './pg-tools';
import { writeTables } from './write-tables';

const privately = { mode: 0o600 };

/**
 * Writes the database and the bucket into a new folder. Reads the tables in one snapshot, so the server may
 * keep running; copies the objects after it, so every row's object is there unless it was deleted in between.
 * The folder gets its name when it is complete.
 * @param tools write the tables if given, otherwise they become JSON lines
 * @param begin runs once nothing prevents the backup, before anything is read
 */
export async function writeBackup(
  { pool, storage, tools = null }: { pool: pg.Pool; storage: Storage; tools?: PgTools | null },
  folder: string,
  begin: () => Promise<void> = async () => {},
): Promise<Manifest> {
  const { rowCount } = await pool.query(`select where to_regclass('public.migrations') is not null`);
  if (!rowCount) throw new Error('The database is empty: there is nothing to back up.');
  if (existsSync(folder)) throw new Error(`${folder} already exists. Name a new folder.`);
  await begin();
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  for (const part of ['tables', 'objects']) {
    await mkdir(path.join(unfinished, part), { recursive: true, mode: 0o700 });
  }
  const manifest: Manifest = {
    ...(await writeTables(pool, unfinished, tools)),
    objects: await writeObjects(storage, unfinished),
  };
  await writeFile(path.join(unfinished, manifestFile), JSON.stringify(manifest, null, 2), privately);
  await rename(unfinished, folder);
  return manifest;
}

async function writeObjects(storage: Storage, folder: string): Promise<Manifest['objects']> {
  const objects: Manifest['objects'] = [];
  for await (const { key } of storage.list('')) {
    const object = isOfErasedList(key) ? null : await storage.find(key);
    if (!object) continue;
    const file = `objects/${objects.length + 1}`;
    const target = path.join(folder, file);
    await writeFile(target, object.body, privately);
    objects.push({ key, contentType: object.contentType, file, sha256: await hashFile(target) });
  }
  return objects;
}
