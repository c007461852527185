import type pg from 'pg';
import { onStatement } from '../testing/on-statement';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Records every distinct statement that this pool sends from now on, with the values it was last sent with. */
export function recordStatements(pool: pg.Pool): { statements: Map<string, Statement>; stop(): void } {
  const statements = new Map<string, Statement>();
  const stop = onStatement(
    pool,
    ({ text, values }) => void statements.set(text.replace(/\s+/g, ' '), { text, values }),
  );
  return { statements, stop };
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const run = <Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  { text, values }: Pick<pg.QueryConfig, 'text' | 'values'>,
) => client.query<Row>(text, values);

/**
 * The tables that a statement would read from end to end, whatever its values: the API plans each statement
 * once.
 */
export async function tablesReadWhole(client: pg.ClientBase, { text }: Statement): Promise<string[]> {
  const { rows } = await run<{ 'QUERY PLAN': { Plan: Plan }[] }>(client, {
    text: `explain (generic_plan, format json) ${text}`,
    values: undefined,
  });
  const found: string[] = [];
  const walk = (plan: Plan) => {
    if (plan['Node Type'] === 'Seq Scan') found.push(plan['Relation Name'] ?? '');
    plan.Plans?.forEach(walk);
  };
  walk(rows[0]!['QUERY PLAN'][0]!.Plan);
  return found;
}

/** The same for a statement that was run, including functions and foreign keys; it is rolled back. */
export async function tablesScanned(
  client: pg.ClientBase,
  { text, values }: Statement,
  moreRowsThan: number,
): Promise<string[]> {
  await client.query('begin');
  try {
    await run(client, { text, values });
    const { rows } = await client.query<{ name: string }>(
      'select relname as name from pg_stat_xact_user_tables where seq_tup_read > $1 and relname is not null',
      [moreRowsThan],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.query('rollback');
  }
}
