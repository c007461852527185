import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeEnquiry, makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpRows } from '../../testing/dump';
import { addKit } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database';
import { createDatabase, createInTransaction, openPool, type Queryable } from '../../src/db';
import { createQueue } from '../../src/queue';
import { createKit } from '../../src/kits';
import { attachReport, findReport } from '../../src/reports';
import { submitEnquiry } from '../../src/support';
import { commands } from '../commands';
import { runCommand } from '../run-command';
import { restoreBackup } from './restore-backup';
import { runBackup } from './run-backup';
import { writeBackup } from './write-backup';

const actor = 'operator:test';

let app: TestApp;
let maya: Shopper;
let reportId: string;
let folder: string;
const open: { database: TestDatabase; pool: pg.Pool }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-erased-'));
  maya = await addShopper(app);
  const code = await createKit(app.deps, { productId: await addKit(app) });
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: maya.email });
  reportId = await attachReport(app.deps, { kitId: code, findings: makeReportValues(), actor });
  await submitEnquiry(app.deps, makeEnquiry({ email: maya.email }));
});
afterAll(async () => {
  for (const { database, pool } of open) {
    await pool.end();
    await database.drop();
  }
  await app.close();
  await rm(folder, { recursive: true });
});

const backUp = (name: string) =>
  writeBackup({ pool: app.pool, storage: app.deps.storage }, path.join(folder, name));

/** What the product would be after a restore of that backup. */
async function restore(name: string) {
  const database = await createEmptyDatabase();
  const pool = openPool(database.url, 4);
  open.push({ database, pool });
  await restoreBackup({ pool, storage: app.deps.storage }, path.join(folder, name));
  const queue = createQueue(pool);
  const db = createDatabase(pool) as Queryable;
  return {
    pool,
    deps: { ...app.deps, db, queue, inTransaction: createInTransaction(pool, queue, app.deps.log) },
  };
}

const read = ({ deps }: Awaited<ReturnType<typeof restore>>) =>
  findReport(deps, { reportId, readerId: maya.id });

async function keyOf(pool: pg.Pool) {
  const { rows } = await pool.query<{ wrapped: string | null }>(
    'select wrapped from person_keys where person = $1',
    [maya.id],
  );
  return rows[0]!.wrapped;
}

test('a backup from before an erasure has the person, who is erased again by the id that the log told', async () => {
  await backUp('before');
  await maya.api.accounts.erase({ id: maya.id });
  const told = app.logLines.find((line) => line.includes('account erased'))!;
  const { person } = JSON.parse(told) as { person: string };
  await backUp('after');

  const after = await restore('after');
  expect(await keyOf(after.pool)).toBeNull();
  expect(await dumpRows(after)).not.toContain(maya.email);

  const before = await restore('before');
  expect(await read(before)).toMatchObject({ testerName: 'Maya Lindqvist' });
  expect(await runCommand(before.deps, commands, ['people', 'erase', person, '--yes'], actor)).toMatchObject({
    exitCode: 0,
  });
  expect(await keyOf(before.pool)).toBeNull();
  expect(await dumpRows(before)).not.toContain(maya.email);
  expect(await read(before)).toBe('erased');
  const { rows } = await before.pool.query('select 1 from enquiries');
  expect(rows).toEqual([]);
});

test('a key that is destroyed stays destroyed when the database is replaced by a backup that still has it', async () => {
  const replaced = await restore('after');
  const services = { pool: replaced.pool, storage: app.deps.storage };
  const place = path.join(folder, 'before');
  const { erasedSince } = await restoreBackup(services, place, { replace: true });
  expect(erasedSince).toEqual([maya.id]);
  expect(await keyOf(replaced.pool)).toBeNull();
  expect(await read(replaced)).toBe('erased');

  const again = await runBackup(replaced, ['restore', place, '--replace'], actor);
  expect(again).toMatch(
    new RegExp(`^Erased since that backup: npm run ops -- people erase ${maya.id} --yes$`, 'm'),
  );
  const erase = ['people', 'erase', maya.id, '--yes'];
  expect(await runCommand(replaced.deps, commands, erase, actor)).toMatchObject({ exitCode: 0 });
  expect(await dumpRows(replaced)).not.toContain(maya.email);
});
