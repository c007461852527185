import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../../api/ops/backup/manifest';
import { restoreBackup } from '../../../api/ops/backup/restore-backup';
import { writeBackup } from '../../../api/ops/backup/write-backup';
import { listMigrations, openPool, prepareDatabase } from '../../../api/src/db';
import { clearErasedList, listAsErased } from '../../../api/src/erasure';
import { createStorage, type Storage } from '../../../api/src/services';
import { startBucket, type Bucket } from '../../../api/testing/bucket';
import { digestAll } from '../../../api/testing/digest-all';
import { fillTables } from '../../../api/testing/filled-tables';
import { startInstalledPostgres, type InstalledPostgres } from './installed-postgres';

let postgres: InstalledPostgres;
let bucket: Bucket;
let storage: Storage;
let folder: string;
let place: string;
let pool: pg.Pool;
let folders: string[];
const open: pg.Pool[] = [];

async function newPool(): Promise<pg.Pool> {
  const created = openPool(await postgres.createDatabase(), 4);
  open.push(created);
  return created;
}

beforeAll(async () => {
  [postgres, bucket] = await Promise.all([startInstalledPostgres(), startBucket()]);
  const { name, ...keys } = bucket;
  storage = createStorage({ ...keys, region: 'us-east-1', bucket: name, acl: 'private' });
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-archive-'));
  folders = [path.dirname(postgres.tools.dump)];
  pool = await newPool();
  await prepareDatabase(pool);
  for (const { name: migration } of await listMigrations()) await fillTables(pool, migration);
  await pool.query('update content_pages set content = $1', ['tab\t, \\., \\N, line\u2028 and\r\nbreak']);
  await storage.put('insurance/one.jpg', Buffer.from([0, 255, 13, 10]), 'image/jpeg');
  place = path.join(folder, 'whole');
  await writeBackup({ pool, storage, tools: postgres.tools }, place);
});
afterAll(async () => {
  for (const each of open) await each.end();
  await Promise.all([postgres.stop(), bucket.close(), rm(folder, { recursive: true })]);
});

test('a pg_dump backup restores every row and byte, and sequences continue', async () => {
  const kept = await digestAll(pool);
  const into = await newPool();
  const { manifest } = await restoreBackup({ pool: into, storage, folders }, place);
  expect(manifest).toMatchObject({
    format: 'larkwell-backup-2',
    archive: { version: postgres.tools.version },
  });
  expect(await readdir(path.join(place, 'tables'))).toEqual(['tables.pgdump']);
  expect(await digestAll(into)).toEqual(kept);
  expect(kept.filter(({ rows }) => rows > 0).length).toBeGreaterThan(30);
  await into.query(
    `insert into audit_entries (actor, action, subject) values ('operator:test', 'look', 'o1')`,
  );
  await expect(into.query(`delete from users where id = 'u1'`)).rejects.toThrow('foreign key');
});

test('a backup during writes is one snapshot, and a restore replaces what is there', async () => {
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      await pool.query(`
        with one as (insert into audit_entries (actor, action, subject) values ('a', 'b', 'c') returning 1)
        update rate_limits set points = points + (select count(*) from one)`);
    }
  })();
  const busy = path.join(folder, 'busy');
  await writeBackup({ pool, storage, tools: postgres.tools }, busy);
  isWriting = false;
  await writing;
  const into = await newPool();
  await restoreBackup({ pool: into, storage, folders }, place);
  await expect(restoreBackup({ pool: into, storage, folders }, busy)).rejects.toThrow('not empty');
  await restoreBackup({ pool: into, storage, folders }, busy, { replace: true });
  const { tables } = await readManifest(busy);
  const restored = new Map((await digestAll(into)).map(({ table, checksum }) => [table, checksum]));
  for (const { table, checksum } of tables) expect(restored.get(table), table).toBe(checksum);
});

test("an erased person's key is not restored", async () => {
  await listAsErased(storage, ['u1']);
  const into = await newPool();
  const { erasedSince } = await restoreBackup({ pool: into, storage, folders }, place);
  expect(erasedSince).toEqual(['u1']);
  const { rows } = await into.query(`select wrapped from person_keys where person = 'u1'`);
  expect(rows).toEqual([{ wrapped: null }]);
  await clearErasedList(storage);
});

test('pg_restore alone can also restore the archive', async () => {
  const into = await newPool();
  await into.query('drop schema public');
  const archive = path.join(place, 'tables/tables.pgdump');
  const address = `--dbname=${into.options.connectionString}`;
  const { stderr, status } = spawnSync(postgres.tools.restore, ['--exit-on-error', address, archive], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect((await into.query(`select full_name from users where id = 'u1'`)).rows).toEqual([
    { full_name: 'Eli' },
  ]);
});
