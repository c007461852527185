import type pg from 'pg';

/** Runs what pg-boss sends on this pool or client; its statements are its own. */
export const runOn = (client: Pick<pg.ClientBase, 'query'>) => ({
  executeSql: (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => client.query(text, values),
});
