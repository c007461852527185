import type pg from 'pg';
import { digestTable, listTables, plainTexts } from '../ops/backup/tables';

/** The contents of every table, for comparing two databases. */
export async function digestAll(pool: pg.Pool) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(plainTexts);
  const digests = [];
  for (const table of await listTables(client)) digests.push(await digestTable(client, table));
  await client.query('commit');
  client.release();
  return digests;
}
