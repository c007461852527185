import type pg from 'pg';
import PgBoss from 'pg-boss';
import { runOn } from './run-on';

/** Creates pg-boss's own tables and a queue for each kind of job. Safe to repeat. */
export const prepareQueues = (pool: pg.Pool, names: string[]): Promise<void> => prepare(runOn(pool), names);

/** Like `prepareQueues`, in the client's open transaction. */
export async function prepareQueuesWithin(client: pg.ClientBase, names: string[]): Promise<void> {
  const db = runOn(client);
  await prepare({ executeSql: (text, values) => db.executeSql(withoutBrackets(text), values) }, names);
  await client.query(
    'set local lock_timeout to default; set local idle_in_transaction_session_timeout to default',
  );
}

/** pg-boss creates its tables in a transaction of its own, whose end would also end ours. */
const withoutBrackets = (text: string): string => text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');

async function prepare(db: ReturnType<typeof runOn>, names: string[]): Promise<void> {
  const boss = new PgBoss({
    db,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const name of names) if (!existing.has(name)) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}
