import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Records every distinct statement sent to the database, by any pool, with the values it was last sent with.
 */
export function recordStatements(): { statements: Map<string, Statement>; stop(): void } {
  const statements = new Map<string, Statement>();
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | Partial<Statement>, unknown];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    const values = typeof first === 'string' ? second : (first.values ?? second);
    statements.set(text.replace(/\s+/g, ' '), { text, values: Array.isArray(values) ? values : [] });
    return send.apply(this, args);
  } as typeof pg.Client.prototype.query;
  return {
    statements,
    stop: () => void (pg.Client.prototype.query = send as typeof pg.Client.prototype.query),
  };
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/**
 * The tables that a statement would read from end to end, whatever its values: the API plans each statement
 * once.
 */
export async function tablesReadWhole(client: pg.ClientBase, { text }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
    text: `explain (generic_plan, format json) ${text}`,
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
    await client.query({ text, values });
    const { rows } = await client.query<{ name: string }>(
      'select relname as name from pg_stat_xact_user_tables where seq_tup_read > $1 and relname is not null',
      [moreRowsThan],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.query('rollback');
  }
}
