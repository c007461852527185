import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRowThere, makeRow, oldRowsBase } from '../../testing/rows-of-age';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { keptTables } from './kept-tables';
import { retentionRules } from './rules';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: new Date('2026-12-01T16:00:00Z'), frozen: true });
  await app.pool.query(oldRowsBase);
});
afterAll(() => app.close());

const isThere = (what: string, key: string) => isRowThere(app.pool, what, key);

const retain = () => app.sweep('retention');

test('every table has a retention rule or a reason for keeping it', async () => {
  const { rows } = await app.pool.query<{ name: string }>(`
    select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema')`);
  const said = [...new Set(retentionRules.map(({ table }) => table)), ...Object.keys(keptTables)];
  expect(said.sort()).toEqual(rows.map(({ name }) => name).sort());
});

/** How long each kind of row stays; rows with an end of their own go when they end. */
const times: Record<string, string> = {
  'counted tries': '0 days',
  'spent budgets': '0 days',
  'sign-ins': '0 days',
  'browsers that people signed in with': '400 days',
  'links to set a password': '1 day',
  'addresses that wait for proof': '0 days',
  'people who did not accept an invitation': '90 days',
  'links for undoing a change of address': '0 days',
  'opened lookups of bookings': '0 days',
  'mailed codes of the lookup': '0 days',
  'mailed codes of the lookup, from the previous version': '0 days',
  'links for paying on another device': '30 days',
  'started visit forms': '0 days',
  'insurance card pictures without a visit': '1 hour',
  'a visit’s insurance card pictures': '30 days',
  'names of pictures that are gone': '30 days',
  'a visit’s SSN and license': '30 days',
  'visits with answers and result': '7 years',
  'places held but not booked': '30 days',
  'network addresses of booked places': '30 days',
  'places of visits that are gone': '7 years',
  'past times without a booking': '30 days',
  'times of visits that are gone': '7 years',
  'enquiries to support': '2 years',
  'addresses that wait for a kit to be back': '0 days',
  'addresses that wait for a time on a full day': '0 days',
  'finished calls to Stripe': '90 days',
  'handled Stripe events': '90 days',
  'changes that Stripe knows': '90 days',
  'entries of the audit log': '7 years',
  'mails that were sent or failed': '90 days',
  'jobs that ran': '1 day',
};

test('every rule has its time in this test', () => {
  expect(Object.keys(times).sort()).toEqual(retentionRules.map(({ what }) => what).sort());
});

describe('a row stays until its time is over and is then removed', () => {
  // A person has one row each, so the ids are those of the users above.
  beforeAll(async () => {
    for (const { what, clock } of retentionRules) {
      // The machine's clock keeps running during the test.
      const before = clock === 'real' ? '1 minute' : '1 second';
      const offsets = [`-${before}`, '', '1 second'];
      // The oldest first, as a log is written.
      for (const [index, offset] of [...offsets.entries()].reverse()) {
        const row = { key: `age${index + 1}`, age: `${times[what]} ${offset}`, clock };
        await makeRow(app.pool, what, row);
      }
    }
    await app.sweep('close-audit-chain');
    for (const key of ['age1', 'age2', 'age3']) {
      await app.deps.storage.put(`kept/${key}`, Buffer.from('picture'), 'image/jpeg');
      await app.deps.storage.put(`loose/${key}`, Buffer.from('picture'), 'image/jpeg');
      await app.deps.storage.put(`reports/${key}`, Buffer.from('result'), 'application/pdf');
    }
    await retain();
  });

  test.each(Object.entries(times))('%s: %s', async (what) => {
    expect(await Promise.all(['age1', 'age2', 'age3'].map((key) => isThere(what, key)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('objects in the bucket go with their rows', async () => {
    const keys = ['kept', 'loose', 'reports'].flatMap((kind) => [1, 2, 3].map((n) => `${kind}/age${n}`));
    const found = await Promise.all(keys.map(async (key) => ((await app.deps.storage.find(key)) ? key : '')));
    expect(found.filter(Boolean)).toEqual(['kept/age1', 'loose/age1', 'reports/age1']);
  });

  test('a visit whose picture and SSN are removed still exists', async () => {
    const { rows } = await app.pool.query(
      `select front_image_key from appointments where id like 'picture%' or id like 'identity%' order by id`,
    );
    expect(rows.map((row) => row.front_image_key)).toEqual([null, null, null, 'kept/age1', null, null]);
  });
});

const expired = (count: number) => `
  insert into sessions (token_hash, user_id, expires_at)
  select 'old' || n, 'age1', app_now() from generate_series(1, ${count}) n`;
const countOld = async () => {
  const { rows } = await app.pool.query<{ n: number }>(
    `select count(*) as n from sessions where token_hash like 'old%'`,
  );
  return rows[0]!.n;
};

test('a backlog is removed in one run, batch by batch', async () => {
  await app.pool.query(expired(1001));
  await retain();
  expect(await countOld()).toBe(0);
});

test('a locked row is not waited for, and goes next time', async () => {
  await app.pool.query(expired(3));
  const other = await app.pool.connect();
  await other.query(`begin; select 1 from sessions where token_hash = 'old2' for update`);
  await retain();
  expect(await countOld()).toBe(1);
  await other.query('rollback');
  other.release();
  await retain();
  expect(await countOld()).toBe(0);
});

test('a picture that the bucket does not delete keeps its row, and the others go', async () => {
  const { storage } = app.deps;
  for (const key of ['stuck', 'free']) {
    await makeRow(app.pool, 'insurance card pictures without a visit', { key, age: '1 year' });
  }
  const remove = storage.remove;
  storage.remove = async (key) => {
    if (key === 'loose/stuck') throw new Error('the bucket is away');
    await remove(key);
  };
  await retain();
  storage.remove = remove;
  const left = await app.pool.query(
    `select key from insurance_images where key in ('loose/stuck', 'loose/free')`,
  );
  expect(left.rows).toEqual([{ key: 'loose/stuck' }]);
  await retain();
  expect(await isThere('insurance card pictures without a visit', 'stuck')).toBe(false);
});
