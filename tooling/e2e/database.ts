import pg from 'pg';

/** Runs one statement on the product's database, for what owners do by hand, such as a new price. */
export type RunSql = <Row extends Record<string, unknown>>(
  text: string,
  ...values: unknown[]
) => Promise<Row[]>;

/** @param environment of the system under test */
export function openDatabase({ DATABASE_URL }: Record<string, string>): RunSql {
  return async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) => {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
}
