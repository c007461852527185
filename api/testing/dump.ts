import type { TestApp } from './test-app';

/** Every row of every table, including the queue's, as text; each line starts with the name of its table. */
export async function dumpRows({ pool }: Pick<TestApp, 'pool'>): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`select to_jsonb(t)::text as line from ${name} t`);
    lines.push(...rows.map(({ line }) => `${name}: ${line}`));
  }
  return lines.join('\n');
}
