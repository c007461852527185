import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { listMigrations, migrateWithin } from '../../src/db';
import { listAsErased, readErasedList } from '../../src/erasure';
import { prepareQueuesWithin, queueNames } from '../../src/queue';
import type { Storage } from '../../src/services';
import { destroyKeys, listErased } from './erased-people';
import { loadTables } from './load-tables';
import { readManifest, type Manifest } from './manifest';
import { findPgTools, type PgTools } from './pg-tools';

/**
 * Restores what `writeBackup` wrote: the database at the version it had, then the migrations since, and every
 * object in the bucket. Everything is compared with the backup's checksums before it counts. The whole
 * database changes in one transaction, so any failure, even the end of this process, leaves it unchanged. No
 * erased person keeps a key: neither those on the bucket's list, nor those erased in a database that is
 * replaced.
 * @param folders to search for `pg_restore` if the backup has a `pg_dump` archive
 * @param replace removes what the database contains; without it only an empty one is filled
 * @returns the manifest, the people known to be erased, and those of them whose accounts the backup brought
 * back
 * @throws a sentence for the operator
 */
export async function restoreBackup(
  { pool, storage, folders = [] }: { pool: pg.Pool; storage: Storage; folders?: readonly string[] },
  folder: string,
  { replace = false } = {},
): Promise<{ manifest: Manifest; erased: string[]; erasedSince: string[] }> {
  const manifest = await readManifest(folder);
  const known = await listMigrations();
  const unknown = manifest.migrations.find((name) => !known.some((migration) => migration.name === name));
  if (unknown) throw new Error(`The backup is from a later version of this program: it includes ${unknown}.`);
  const tools = manifest.format === 'larkwell-backup-2' ? await getReader(folders, manifest.archive) : null;
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The bucket is called in between, and a server may have a limit of its own.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const erased = await collectErased(client, storage);
    await emptyDatabase(client, replace);
    await migrateWithin(
      client,
      known.filter(({ name }) => manifest.migrations.includes(name)),
    );
    await prepareQueuesWithin(client, queueNames);
    await loadTables(client, folder, { manifest, tools });
    await migrateWithin(client, known);
    await prepareQueuesWithin(client, queueNames);
    const erasedSince = await destroyKeys(client, erased);
    for (const object of manifest.objects) await loadObject(storage, folder, object);
    await client.query('commit');
    return { manifest, erased, erasedSince };
  } finally {
    client.release(true);
  }
}

async function getReader(folders: readonly string[], { version }: { version: number }): Promise<PgTools> {
  const { tools, refused } = await findPgTools(folders, version);
  if (tools) return tools;
  throw new Error(
    [
      `The backup was taken with pg_dump ${version}: install pg_restore ${version} or later, or put its folder on PATH.`,
      ...refused.map((why) => `  ${why}.`),
    ].join('\n'),
  );
}

/** Puts everyone who is erased in the database on the list. */
async function collectErased(client: pg.ClientBase, storage: Storage): Promise<string[]> {
  const listed = await readErasedList(storage);
  const missing = (await listErased(client)).filter((id) => !listed.has(id));
  await listAsErased(storage, missing);
  return [...listed, ...missing];
}

async function emptyDatabase(client: pg.ClientBase, replace: boolean): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_tables where schemaname in ('public', 'pgboss') limit 1`,
  );
  if (rows.length === 0) return;
  if (!replace) {
    throw new Error(
      'The database is not empty. Name an empty one, or add --replace to remove what it contains.',
    );
  }
  await client.query(
    'drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
  );
}

async function loadObject(
  storage: Storage,
  folder: string,
  { key, file, contentType, sha256 }: Manifest['objects'][number],
): Promise<void> {
  await storage.put(key, await readFile(path.join(folder, file)), contentType);
  const kept = await storage.find(key);
  const hash = kept && createHash('sha256').update(kept.body).digest('hex');
  if (hash !== sha256) throw new Error(`The bucket did not store ${key} unchanged.`);
}
