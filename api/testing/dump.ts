import { tableName } from '../src/db';
import type { TestApp } from './test-app';

type App = Pick<TestApp, 'pool'>;

/** Every row of every table, including the queue's, as the JSON text that PostgreSQL writes. */
async function listTexts({ pool }: App): Promise<{ table: string; text: string }[]> {
  const { rows: tables } = await pool.query<{ table: string }>(`
    select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname in ('public', 'pgboss')`);
  const found: { table: string; text: string }[] = [];
  for (const { table } of tables) {
    const { rows } = await pool.query<{ text: string }>(
      `select to_jsonb(t)::text as text from ${tableName(table)} t`,
    );
    found.push(...rows.map(({ text }) => ({ table, text })));
  }
  return found;
}

/** Every row of every table as text, a line each, which starts with the name of its table. */
export const dumpRows = async (app: App): Promise<string> =>
  (await listTexts(app)).map(({ table, text }) => `${table}: ${text}`).join('\n');

/** Every value of every table, with its column. */
export const listValues = async (app: App): Promise<{ table: string; column: string; value: unknown }[]> =>
  (await listTexts(app)).flatMap(({ table, text }) =>
    Object.entries(JSON.parse(text) as Record<string, unknown>).map(([column, value]) => ({
      table,
      column,
      value,
    })),
  );
