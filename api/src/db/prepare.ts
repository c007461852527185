import type pg from 'pg';
import { queueNames, prepareQueues } from '../queue';
import { listMigrations, migrate } from './migrate';

/**
 * Brings a database up to this version: tables and job queues. Safe to repeat, and to run in several
 * processes at once.
 */
export async function prepareDatabase(pool: pg.Pool): Promise<void> {
  await migrate(pool, await listMigrations());
  await prepareQueues(pool, queueNames);
}
