import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { listBreaks, readSchema } from '../../testing/schema-promises';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database';
import { openPool } from './database';
import { listMigrations, migrate } from './migrate';

/** Migrations that change what the previous version reads or writes, each with the reason. */
const exceptions: Record<string, string> = {
  '0060-one-engine-for-money.sql': 'visits and orders move to one table of payments',
  '0062-paid-back-by-hand.sql':
    'the rule for the states of a payment allows one more; older processes write what it allowed before',
  '0110-no-verification-codes.sql': 'a sign-up is a claim, and has no code in the table that goes',
  '0150-invitations.sql': 'several organizations may invite an address, so it is no longer unique',
};

let open: { database: TestDatabase; pool: pg.Pool } | undefined;
afterEach(async () => {
  await open!.pool.end();
  await open!.database.drop();
});
async function newPool(): Promise<pg.Pool> {
  const database = await createEmptyDatabase();
  open = { database, pool: openPool(database.url, 2) };
  return open.pool;
}

test('every migration except these leaves what the previous version reads and writes', async () => {
  const pool = await newPool();
  const migrations = await listMigrations();
  await migrate(pool, migrations.slice(0, 1));
  const found: Record<string, string[]> = {};
  for (const [index, { name }] of migrations.entries()) {
    const before = await readSchema(pool);
    await migrate(pool, migrations.slice(0, index + 1));
    const breaks = listBreaks(before, await readSchema(pool));
    if (breaks.length > 0) found[name] = breaks;
  }
  const unforeseen = Object.entries(found).filter(([name]) => !(name in exceptions));
  expect(Object.fromEntries(unforeseen)).toEqual({});
  expect(Object.keys(exceptions), 'an exception that nothing needs').toEqual(Object.keys(found));
});

const breakingChanges = [
  ['alter table kept drop column note', /^gone: column kept\.note text/],
  ['alter table kept rename to renamed', /^gone: column kept\.key text/],
  ['alter table kept alter column amount type bigint', /^gone: column kept\.amount integer/],
  ['alter table kept alter column note set not null', /^gone: kept\.note may be null/],
  ['alter table kept add column more text not null', /^has to be filled: kept\.more/],
  [
    `alter table kept add column place text not null default '', drop constraint kept_pkey, add primary key (key, place)`,
    /^gone: unique: public\.kept USING btree \(key\)/,
  ],
  ['alter table kept add check (amount > 0)', /^new rule: kept: CHECK/],
  ['create unique index on kept (note)', /^new rule: kept: CREATE UNIQUE INDEX/],
  ['drop function give(integer, text)', /^gone: give\(integer\)/],
] as const;
for (const [change, line] of breakingChanges) {
  test(`control: ${change} is found`, async () => {
    const pool = await newPool();
    await pool.query(`
    create table kept (key text primary key, note text, amount integer not null default 0);
    create function give(a integer, b text default '') returns text language sql as 'select b'`);
    const before = await readSchema(pool);
    await pool.query(change);
    expect(listBreaks(before, await readSchema(pool))).toContainEqual(expect.stringMatching(line));
  });
}

test('control: pure additions are accepted', async () => {
  const pool = await newPool();
  await pool.query(`
    create table kept (key text primary key, note text not null);
    create function give(a integer) returns integer language sql as 'select a'`);
  const before = await readSchema(pool);
  await pool.query(`
    create table more (id integer primary key check (id > 0));
    alter table kept alter column note drop not null, add column hash text unique,
      add check (coalesce(note, hash) is not null);
    drop function give(integer);
    create function give(a integer, b text default '') returns integer language sql as 'select a'`);
  expect(listBreaks(before, await readSchema(pool))).toEqual([]);
});
