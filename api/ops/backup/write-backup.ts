import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { isOfErasedList } from '../../src/erasure';
import type { Storage } from '../../src/services';
import { hashFile, manifestFile, type Manifest } from './manifest';
import { digestTable, listTables, plainTexts } from './tables';

const batch = 1000;
const privately = { mode: 0o600 };

/**
 * Writes the database and the bucket into a folder that does not exist yet. The tables are read in one snapshot, so
 * the product may go on working meanwhile; the objects are copied after it, so every row's object is there unless it
 * was deleted in between. The folder gets its name when it is complete.
 * @param begin runs once nothing speaks against the backup, before anything is read
 */
export async function writeBackup(
  { pool, storage }: { pool: pg.Pool; storage: Storage },
  folder: string,
  begin: () => Promise<void> = async () => {},
): Promise<Manifest> {
  const { rowCount } = await pool.query(`select where to_regclass('public.migrations') is not null`);
  if (!rowCount) throw new Error('The database holds nothing yet: there is nothing to keep.');
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a folder that is not.`);
  await begin();
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  for (const part of ['tables', 'objects']) {
    await mkdir(path.join(unfinished, part), { recursive: true, mode: 0o700 });
  }
  const manifest: Manifest = {
    format: 'larkwell-backup-1',
    ...(await writeTables(pool, unfinished)),
    objects: await writeObjects(storage, unfinished),
  };
  await writeFile(path.join(unfinished, manifestFile), JSON.stringify(manifest, null, 2), privately);
  await rename(unfinished, folder);
  return manifest;
}

async function writeTables(pool: pg.Pool, folder: string) {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(plainTexts);
    const taken = await client.query<{ at: string }>(`select trim('"' from to_jsonb(now())::text) as at`);
    const applied = await client.query<{ name: string }>('select name from migrations order by name');
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) {
      const file = `tables/${table.replace(/"/g, '')}.jsonl.gz`;
      const target = path.join(folder, file);
      await pipeline(
        Readable.from(readRows(client, table)),
        createGzip(),
        createWriteStream(target, privately),
      );
      tables.push({ ...(await digestTable(client, table)), file, sha256: await hashFile(target) });
    }
    const sequences = await client.query<{ sequence: string; value: string | null }>(`
      select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
      from pg_sequences where schemaname in ('public', 'pgboss') order by 1`);
    await client.query('commit');
    return {
      takenAt: taken.rows[0]!.at,
      migrations: applied.rows.map(({ name }) => name),
      tables,
      sequences: sequences.rows,
    };
  } finally {
    // Also after an error, when the transaction is still open.
    client.release(true);
  }
}

async function* readRows(client: pg.ClientBase, table: string): AsyncGenerator<string> {
  await client.query(`declare rows no scroll cursor for select to_jsonb(t)::text as row from ${table} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batch} from rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => `${row}\n`).join('');
  }
  await client.query('close rows');
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
