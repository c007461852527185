import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createDatabase, openPool } from './database';
import { namingStatements } from './named-statements';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a statement is planned once per connection, whatever its values', async () => {
  const pool = openPool(database.url, 1);
  // Names of its own: other tests of this process may have used up the shared ones.
  const db = drizzle(namingStatements(pool, new Map()));
  const lengths = [];
  for (const word of ['one', 'three', 'eleven']) {
    const { rows } = await db.execute<{ length: number }>(sql`select length(${word}::text) as length`);
    lengths.push(rows[0]!.length);
  }
  expect(lengths).toEqual([3, 5, 6]);
  const { rows } = await pool.query(
    `select generic_plans + custom_plans as runs from pg_prepared_statements where statement like 'select length%'`,
  );
  expect(rows).toEqual([{ runs: 3 }]);
  await pool.end();
});

test('a statement without values, which may hold several, is sent unchanged', async () => {
  const pool = openPool(database.url, 1);
  await createDatabase(pool).execute(
    sql`create temporary table kept (n integer); insert into kept values (1)`,
  );
  expect((await pool.query('select n from kept')).rows).toEqual([{ n: 1 }]);
  await pool.end();
});
