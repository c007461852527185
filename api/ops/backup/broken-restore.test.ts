import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpRows } from '../../testing/dump';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashFile, manifestFile, type LinesManifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

let app: TestApp;
let maya: Shopper;
let folder: string;
let good: string;
beforeAll(async () => {
  app = await startTestApp();
  maya = await addShopper(app);
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-broken-'));
  good = path.join(folder, 'good');
  await app.deps.storage.put('insurance/one.jpg', Buffer.from('picture'), 'image/jpeg');
  await writeBackup({ pool: app.pool, storage: app.deps.storage }, good);
  await maya.api.accounts.erase({ id: maya.id });
  await app.runJobs();
});
afterAll(() => Promise.all([app.close(), rm(folder, { recursive: true })]));

/** A copy of the backup with a duplicate row in a table, and a manifest that matches it. */
async function withRowTwice(table: string): Promise<string> {
  const bad = path.join(folder, 'bad');
  await cp(good, bad, { recursive: true });
  const manifest = JSON.parse(await readFile(path.join(bad, manifestFile), 'utf8')) as LinesManifest;
  const kept = manifest.tables.find((each) => each.table === table)!;
  const file = path.join(bad, kept.file);
  const rows = gunzipSync(await readFile(file)).toString();
  await writeFile(file, gzipSync(rows + rows));
  kept.sha256 = await hashFile(file);
  await writeFile(path.join(bad, manifestFile), JSON.stringify(manifest));
  return bad;
}

const dump = async () => (await dumpRows(app)).split('\n').sort();

test('a backup that fails to load leaves the database unchanged', async () => {
  const before = await dump();
  const bad = await withRowTwice('public.users');
  const restoring = restoreBackup({ pool: app.pool, storage: app.deps.storage }, bad, { replace: true });
  await expect(restoring).rejects.toThrow('duplicate key');
  expect(await dump()).toEqual(before);
});

test('so does an unreachable bucket', async () => {
  const before = await dump();
  const storage = { ...app.deps.storage, put: () => Promise.reject(new Error('no bucket')) };
  const restoring = restoreBackup({ pool: app.pool, storage }, good, { replace: true });
  await expect(restoring).rejects.toThrow('no bucket');
  expect(await dump()).toEqual(before);
});

test('a connection that drops halfway leaves the old database too, and a repeated restore still knows who was erased', async () => {
  const before = await dump();
  const services = { pool: app.pool, storage: app.deps.storage };
  const put = async (...kept: Parameters<typeof app.deps.storage.put>) => {
    await app.deps.storage.put(...kept);
    await app.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`);
  };
  const restoring = restoreBackup({ ...services, storage: { ...app.deps.storage, put } }, good, {
    replace: true,
  });
  await expect(restoring).rejects.toThrow(/connection/i);
  expect(await dump()).toEqual(before);
  expect(await restoreBackup(services, good, { replace: true })).toMatchObject({ erasedSince: [maya.id] });
});
