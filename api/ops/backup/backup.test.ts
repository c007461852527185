import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { digestAll } from '../../testing/digest-all';
import { fillTables } from '../../testing/filled-tables';
import { startBucket, type Bucket } from '../../testing/bucket';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database';
import { mailKnownAddress } from '../../src/accounts';
import { createDatabase, openPool, listMigrations, migrate } from '../../src/db';
import { createStorage, type Storage } from '../../src/services';
import { restoreBackup } from './restore-backup';
import { runBackup } from './run-backup';
import { writeBackup } from './write-backup';

let app: TestApp;
let bucket: Bucket;
let storage: Storage;
let folder: string;
let services: { pool: pg.Pool; storage: Storage };
beforeAll(async () => {
  app = await startTestApp();
  bucket = await startBucket();
  const { name, ...keys } = bucket;
  storage = createStorage({ ...keys, region: 'us-east-1', bucket: name, acl: 'private' });
  services = { pool: app.pool, storage: app.deps.storage };
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-backup-'));
});
const open: { database: TestDatabase; pool: pg.Pool }[] = [];
afterEach(async () => {
  for (const { database, pool } of open.splice(0)) {
    await pool.end();
    await database.drop();
  }
});
afterAll(() => Promise.all([app.close(), bucket.close(), rm(folder, { recursive: true })]));

async function newPool(): Promise<pg.Pool> {
  const database = await createEmptyDatabase();
  const pool = openPool(database.url, 4);
  open.push({ database, pool });
  return pool;
}

test('what is restored into an empty database and bucket equals the backup, row by row and byte by byte', async () => {
  for (const { name } of await listMigrations()) await fillTables(app.pool, name);
  // PostgreSQL does not escape this character, at which Node's own line reader splits.
  await app.pool.query('update content_pages set content = $1', ['one line\u2028another']);
  const { deps } = app;
  await deps.inTransaction((tx) => mailKnownAddress(deps, tx, 'ada@example.com'));
  await deps.storage.put('insurance/one.jpg', Buffer.from([0, 255, 13, 10]), 'image/jpeg');
  const kept = await digestAll(app.pool);

  const place = path.join(folder, 'whole');
  await writeBackup(services, place);
  const pool = await newPool();
  await restoreBackup({ pool, storage }, place);

  expect(await digestAll(pool)).toEqual(kept);
  expect(kept.filter(({ rows }) => rows > 0).length).toBeGreaterThan(30);
  expect(await storage.find('insurance/one.jpg')).toEqual({
    body: new Uint8Array([0, 255, 13, 10]),
    contentType: 'image/jpeg',
  });
  // The next row gets the next number, and the foreign keys are back.
  await pool.query(
    `insert into audit_entries (actor, action, subject) values ('operator:test', 'look', 'o1')`,
  );
  await expect(pool.query(`delete from users where id = 'u1'`)).rejects.toThrow('foreign key');
});

test('a backup from an earlier version is migrated to this one', async () => {
  const old = await newPool();
  const migrations = (await listMigrations()).slice(0, -1);
  for (const [index, { name }] of migrations.entries()) {
    await migrate(old, migrations.slice(0, index + 1));
    await fillTables(old, name);
  }
  const place = path.join(folder, 'earlier');
  await writeBackup({ ...services, pool: old }, place);
  const pool = await newPool();
  await restoreBackup({ pool, storage }, place);
  const { rows } = await pool.query<{ name: string }>('select name from migrations order by name');
  expect(rows).toEqual((await listMigrations()).map(({ name }) => ({ name })));
  expect((await pool.query('select id from orders')).rows).toEqual([{ id: 'o1' }]);
});

test('only an empty database is filled, unless told to replace what is there', async () => {
  const place = path.join(folder, 'replaced');
  await writeBackup(services, place);
  const kept = await digestAll(app.pool);
  await app.pool.query('delete from faqs');
  await expect(restoreBackup(services, place)).rejects.toThrow('not empty');
  await restoreBackup(services, place, { replace: true });
  expect(await digestAll(app.pool)).toEqual(kept);
});

test('a backup and a restore are in the audit log, with who ran them and from where', async () => {
  const place = path.join(folder, 'logged');
  const listCommands = async (pool: pg.Pool) => {
    const { rows } = await pool.query<object>(
      `select actor, subject, left(origin, 1) as origin from audit_entries where action = 'command' order by id`,
    );
    return rows;
  };
  const backup = { actor: 'operator:kim', subject: 'backup', origin: '~' };
  expect(await runBackup(app, ['backup', place], 'operator:kim')).toContain(`Saved in ${place}: `);
  expect(await listCommands(app.pool)).toEqual([backup]);
  await expect(runBackup(app, ['backup', place], 'operator:kim')).rejects.toThrow('already exists');
  expect(await listCommands(app.pool)).toEqual([backup]);

  const pool = await newPool();
  const deps = { ...app.deps, db: createDatabase(pool) };
  expect(await runBackup({ deps, pool }, ['restore', place], 'operator:lee')).toContain('Restored: ');
  expect(await listCommands(pool)).toEqual([
    backup,
    { ...backup, actor: 'operator:lee', subject: 'restore' },
  ]);
});

test('an altered or invalid backup is refused before anything is touched', async () => {
  const place = path.join(folder, 'changed');
  await writeBackup(services, place);
  await expect(writeBackup(services, place)).rejects.toThrow('already exists');
  await appendFile(path.join(place, 'tables/public.users.jsonl.gz'), ' ');
  const before = await digestAll(app.pool);
  await expect(restoreBackup(services, place, { replace: true })).rejects.toThrow('users.jsonl.gz');
  await expect(restoreBackup(services, folder, { replace: true })).rejects.toThrow('contains no backup');
  expect(await digestAll(app.pool)).toEqual(before);
});
