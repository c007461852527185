import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeEnquiry, makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dumpRows } from '../../testing/dump';
import { addKit } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database';
import { createDatabase, createInTransaction, openPool } from '../../src/db';
import { clearErasedList, listAsErased, readErasedList } from '../../src/erasure';
import { createQueue } from '../../src/queue';
import { createKit } from '../../src/kits';
import { attachReport, findReport } from '../../src/reports';
import { submitEnquiry } from '../../src/support';
import { commands } from '../commands';
import { runCommand } from '../run-command';
import { manifestFile } from './manifest';
import { runBackup } from './run-backup';
import { writeBackup } from './write-backup';

const actor = 'operator:test';

let app: TestApp;
let maya: Shopper;
let pat: Shopper;
let reportId: string;
let folder: string;
const open: { database: TestDatabase; pool: pg.Pool }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-erased-'));
  maya = await addShopper(app);
  const kit = await addKit(app);
  const code = await createKit(app.deps, { productId: kit });
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: maya.email });
  reportId = await attachReport(app.deps, { kitId: code, findings: makeReportValues(), actor });
  await submitEnquiry(app.deps, makeEnquiry({ email: maya.email }));
  pat = await addShopper(app);
  await backUp('before');
  const orderId = await maya.order({ [kit]: 1 });
  await app.pool.query(`update orders set stock_state = 'sold', paid_at = app_now() where id = $1`, [
    orderId,
  ]);
  await backUp('unshipped');
  await app.pool.query(`delete from orders where id = $1`, [orderId]);
  await maya.api.accounts.erase({ id: maya.id });
  const erase = ['people', 'erase', pat.email, '--yes'];
  expect(await runCommand(app.deps, commands, erase, actor)).toMatchObject({ exitCode: 0 });
  await app.runJobs();
  await backUp('after');
}, 60_000);
afterAll(async () => {
  for (const { database, pool } of open) {
    await pool.end();
    await database.drop();
  }
  await app.close();
  await rm(folder, { recursive: true });
});

afterEach(async () => {
  await clearErasedList(app.deps.storage);
  await listAsErased(app.deps.storage, [maya.id, pat.id]);
});

const backUp = (name: string) =>
  writeBackup({ pool: app.pool, storage: app.deps.storage }, path.join(folder, name));

/** A new installation on an empty database. */
async function newProduct() {
  const database = await createEmptyDatabase();
  const pool = openPool(database.url, 4);
  open.push({ database, pool });
  const queue = createQueue(pool);
  const db = createDatabase(pool);
  return {
    pool,
    deps: { ...app.deps, db, queue, inTransaction: createInTransaction(pool, queue, app.deps.log) },
  };
}
type Product = Awaited<ReturnType<typeof newProduct>>;

const restore = (product: Product, name: string, ...options: string[]) =>
  runBackup(product, ['restore', path.join(folder, name), ...options], actor);

const read = ({ deps }: Product) => findReport(deps, { reportId, readerId: maya.id });

async function keyOf({ pool }: Product) {
  const { rows } = await pool.query<{ wrapped: string | null }>(
    'select wrapped from person_keys where person = $1',
    [maya.id],
  );
  return rows[0]!.wrapped;
}

/** Mails about a deleted account that wait to be sent. */
async function listLastMails({ pool }: Product) {
  const { rows } = await pool.query(
    `select name from pgboss.job where name = 'last-mail' and state = 'created'`,
  );
  return rows;
}

async function expectErased(product: Product) {
  expect(await keyOf(product)).toBeNull();
  expect(await dumpRows(product)).not.toContain(maya.email);
  expect(await read(product)).toBe('erased');
  expect((await product.pool.query('select 1 from enquiries')).rows).toEqual([]);
}

test('a person erased after a backup is erased again by its restore, even into an empty database', async () => {
  const product = await newProduct();
  expect(await restore(product, 'before')).toContain('. Erased again: 2 of the 2 people known to be erased.');
  await expectErased(product);
});

test('no one is mailed a second time about a deleted account', async () => {
  const product = await newProduct();
  await restore(product, 'before');
  expect(await listLastMails(product)).toEqual([]);
});

test('so is a person erased in a database that is replaced, who is on the list from then on', async () => {
  const product = await newProduct();
  await restore(product, 'after');
  await clearErasedList(app.deps.storage);
  expect(await restore(product, 'before', '--replace')).toContain('Erased again: 2 of the 2');
  await expectErased(product);
  expect(await readErasedList(app.deps.storage)).toContain(maya.id);
});

test('so is a person erased by an operator who never had anything sealed', async () => {
  const product = await newProduct();
  await restore(product, 'before');
  const { rows } = await product.pool.query('select 1 from users where id = $1 and erased_at is null', [
    pat.id,
  ]);
  expect(rows).toEqual([]);
  expect(await dumpRows(product)).not.toContain(pat.email);
});

test('a person who cannot be erased again is reported, with the command that does it later', async () => {
  const product = await newProduct();
  await expect(restore(product, 'unshipped')).rejects.toThrow(
    new RegExp(`NOT ERASED: the account ${maya.id} .*not shipped[^]*people erase ${maya.id} --yes$`),
  );
  expect(await keyOf(product)).toBeNull();
  await product.pool.query(`update orders set stock_state = 'released' where user_id = $1`, [maya.id]);
  const again = await runCommand(product.deps, commands, ['people', 'erase', maya.id, '--yes'], actor);
  expect(again).toMatchObject({ exitCode: 0 });
  await expectErased(product);
  expect(await listLastMails(product)).toEqual([]);
});

test('a restore says so when nothing tells it who was erased, and the log has the ids', async () => {
  const product = await newProduct();
  await clearErasedList(app.deps.storage);
  expect(await restore(product, 'before')).toContain('\nWARNING: the bucket has no list of erased people.');
  expect(await read(product)).toMatchObject({ testerName: 'Maya Lindqvist' });
  const told = app.logLines.filter((line) => line.includes('account erased'));
  expect(told.map((line) => (JSON.parse(line) as { person: string }).person)).toEqual(
    expect.arrayContaining([maya.id, pat.id]),
  );
});

test('no backup contains the list', async () => {
  const manifest = await readFile(path.join(folder, 'after', manifestFile), 'utf8');
  expect(manifest).toContain('public.users');
  expect(manifest).not.toContain('"erased/');
});

test('an erased person who was restored by other means is an error in the log', async () => {
  const before = app.logLines.length;
  await app.sweep('watch-erased-list');
  expect(app.logLines.slice(before).join('')).not.toContain('is back');
  const { id } = await addShopper(app);
  await listAsErased(app.deps.storage, [id]);
  await app.sweep('watch-erased-list');
  const errors = app.logLines.slice(before).filter((line) => line.includes('"level":50'));
  expect(errors).toHaveLength(1);
  expect(JSON.parse(errors[0]!)).toMatchObject({
    person: id,
    msg: `an erased person is back: npm run ops -- people erase ${id} --yes`,
  });
});

test('people erased before the list existed are put on it', async () => {
  await clearErasedList(app.deps.storage);
  await app.sweep('watch-erased-list');
  expect([...(await readErasedList(app.deps.storage))].sort()).toEqual([maya.id, pat.id].sort());
});
