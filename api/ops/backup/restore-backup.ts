import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { listMigrations, migrate, prepareDatabase } from '../../src/db';
import { queueNames, prepareQueues } from '../../src/queue';
import type { Storage } from '../../src/services';
import { destroyKeys, listErased } from './erased-people';
import { readManifest, type Manifest } from './manifest';
import { digestTable, listStoredColumns, plainTexts } from './tables';

const batch = 500;

/**
 * Brings back what `writeBackup` wrote: the database at the version it had, then the migrations that came since,
 * and every object of the bucket. Everything is compared with the backup's checksums before it counts.
 * @param replace removes what the database holds; without it only an empty one is filled. A person's key that is
 *   destroyed in it stays destroyed
 * @returns the manifest, and the accounts whose keys the backup still had
 * @throws a sentence for the operator
 */
export async function restoreBackup(
  { pool, storage }: { pool: pg.Pool; storage: Storage },
  folder: string,
  { replace = false } = {},
): Promise<{ manifest: Manifest; erasedSince: string[] }> {
  const manifest = await readManifest(folder);
  const known = await listMigrations();
  const unknown = manifest.migrations.find((name) => !known.some((migration) => migration.name === name));
  if (unknown) throw new Error(`The backup is of a later version of this program: it has had ${unknown}.`);
  const erased = replace ? await listErased(pool) : [];
  if (replace)
    await pool.query(
      'drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
    );
  else if (await hasTables(pool)) {
    throw new Error(
      'The database is not empty. Name an empty one, or add --replace to remove what it holds.',
    );
  }
  await migrate(
    pool,
    known.filter(({ name }) => manifest.migrations.includes(name)),
  );
  await prepareQueues(pool, queueNames);
  const erasedSince = await loadTables(pool, folder, manifest, erased);
  await prepareDatabase(pool);
  for (const object of manifest.objects) await loadObject(storage, folder, object);
  return { manifest, erasedSince };
}

async function hasTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_tables where schemaname in ('public', 'pgboss') limit 1`,
  );
  return rows.length > 0;
}

/** In one transaction, with the foreign keys taken off and put back, which checks them all. */
async function loadTables(
  pool: pg.Pool,
  folder: string,
  manifest: Manifest,
  erased: readonly string[],
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(plainTexts);
    const keys = await takeOffForeignKeys(client);
    const names = manifest.tables.map(({ table }) => table);
    await client.query(`truncate ${names.join(', ')}`);
    for (const { table, file } of manifest.tables) {
      await client.query(`alter table ${table} disable trigger user`);
      await loadRows(client, table, path.join(folder, file));
      await client.query(`alter table ${table} enable trigger user`);
    }
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { sequence, value } of manifest.sequences) {
      if (value) await client.query('select setval($1::regclass, $2)', [sequence, value]);
    }
    for (const { table, rows, checksum } of manifest.tables) {
      const found = await digestTable(client, table);
      if (found.rows !== rows || found.checksum !== checksum) {
        throw new Error(`${table} came back with ${found.rows} rows that are not the ${rows} of the backup.`);
      }
    }
    const erasedSince = await destroyKeys(client, erased);
    await client.query('commit');
    return erasedSince;
  } finally {
    client.release(true);
  }
}

async function takeOffForeignKeys(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'pgboss')`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

async function loadRows(client: pg.ClientBase, table: string, file: string): Promise<void> {
  const columns = await listStoredColumns(client, table);
  const insert = async (lines: string[]) =>
    client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [`[${lines.join(',')}]`],
    );
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    lines.push(line);
    if (lines.length < batch) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}

async function loadObject(
  storage: Storage,
  folder: string,
  { key, file, contentType, sha256 }: Manifest['objects'][number],
): Promise<void> {
  await storage.put(key, await readFile(path.join(folder, file)), contentType);
  const kept = await storage.find(key);
  const hash = kept && createHash('sha256').update(kept.body).digest('hex');
  if (hash !== sha256) throw new Error(`The bucket did not keep ${key} as it was sent.`);
}
