import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { droppedTables, fillTablesThen, movedTables } from '../../testing/filled-tables';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database';
import { tableName } from './catalog-names';
import { openPool } from './database';
import { listMigrations, migrate } from './migrate';

const open: { database: TestDatabase; pool: pg.Pool }[] = [];
afterEach(async () => {
  for (const { database, pool } of open.splice(0)) {
    await pool.end();
    await database.drop();
  }
});

async function newPool(): Promise<pg.Pool> {
  const database = await createEmptyDatabase();
  const pool = openPool(database.url, 4);
  open.push({ database, pool });
  return pool;
}

async function countRows(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    counts[name] = (
      await pool.query<{ n: number }>(`select count(*)::integer as n from ${tableName(name)}`)
    ).rows[0]!.n;
  }
  return counts;
}

/** The number of rows in each table once a migration has run. */
function moveRows(migration: string, counts: Record<string, number>): Record<string, number> {
  const moved = { ...counts };
  for (const table of droppedTables[migration] ?? []) delete moved[table];
  for (const [from, to] of Object.entries(movedTables[migration] ?? {})) {
    moved[to] = (moved[to] ?? 0) + (moved[from] ?? 0);
    delete moved[from];
  }
  return moved;
}

test('every migration runs on an empty database, once, however many processes start', async () => {
  const pool = await newPool();
  const migrations = await listMigrations();
  const runs = await Promise.all([1, 2, 3].map(() => migrate(pool, migrations)));
  expect(runs.flat().sort()).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(pool, migrations)).toEqual([]);
});

test('every migration runs on a database in use, and loses no row', async () => {
  const pool = await newPool();
  const migrations = await listMigrations();
  for (const [index, { name }] of migrations.entries()) {
    const before = moveRows(name, await countRows(pool).catch(() => ({})));
    expect(await migrate(pool, migrations.slice(0, index + 1))).toEqual([name]);
    const after = await countRows(pool);
    for (const [table, count] of Object.entries(before)) {
      expect(after[table], `rows of ${table} after ${name}`).toBeGreaterThanOrEqual(count);
    }
    await fillTablesThen(pool, name);
    const empty = Object.entries(await countRows(pool)).filter(([, count]) => count === 0);
    expect(empty, `${name} made tables that api/testing/filled-tables.ts does not fill`).toEqual([]);
  }
});

test('no two migrations have the same number, so their order is clear', async () => {
  const numbers = (await listMigrations()).map(({ name }) => name.slice(0, 4));
  const shared = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  // These two are already applied, and a database knows them by name.
  expect(shared).toEqual(['0150']);
});

test('a migration that fails leaves nothing behind', async () => {
  const pool = await newPool();
  const broken = { name: '9999-broken.sql', text: 'create table half (id integer); select 1 / 0' };
  await expect(migrate(pool, [broken])).rejects.toThrow('9999-broken.sql');
  expect(await countRows(pool)).toEqual({});
});
