import pg from 'pg';

/** Runs one statement on the product's database, for what owners do by hand, such as a new price. */
export type RunSql = (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;

/** @param environment of the system under test */
export function openDatabase({ DATABASE_URL }: Record<string, string>): RunSql {
  return async (text, ...values) => {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
}
