import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { columnName, foreignKeyDefinition, foreignKeyName, storedColumns, tableName } from './catalog-names';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('names and foreign keys are accepted as the catalog writes them', async () => {
  const { rows } = await app.pool.query<{ name: string; definition: string; table: string }>(`
    select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition, conrelid::regclass::text as table
    from pg_constraint where contype = 'f'`);
  expect(rows.length).toBeGreaterThan(20);
  for (const { name, definition, table } of rows) {
    expect([foreignKeyName(name), foreignKeyDefinition(definition), tableName(table)]).toEqual([
      name,
      definition,
      table,
    ]);
  }
  expect(tableName('pgboss."Job ""1"""')).toBe('pgboss."Job ""1"""');
  expect(storedColumns('id, "order", total_cents')).toBe('id, "order", total_cents');
});

test.each([
  () => tableName('users; drop table orders'),
  () => tableName('users u'),
  () => tableName('"users" where true --"'),
  () => tableName(''),
  () => columnName('id, email'),
  () => storedColumns('id) select 1 --'),
  () => foreignKeyName('a b'),
  () => foreignKeyDefinition('FOREIGN KEY (id) REFERENCES users(id); drop table orders'),
  () => foreignKeyDefinition('CHECK (true)'),
])('anything else is refused: %s', (name) => {
  expect(name).toThrow(/is not (the|a) /);
});
