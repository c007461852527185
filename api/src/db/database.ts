import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from 'pino';
import type { JobQueue, SendJob } from '../queue';
import { namingStatements } from './named-statements';
import { whileOpen } from '../log';

/** Anything that runs queries: the pool outside a transaction, one client inside it. Drizzle's builder is left out. */
export type Queryable = Pick<PgDatabase<NodePgQueryResultHKT, Record<string, never>>, 'execute'>;

/** One client for rows and jobs, so that both commit or neither does. */
export interface Transaction {
  db: Queryable;
  send: SendJob;
}

/**
 * Runs `work` in a transaction; retries it (3 times at most) when PostgreSQL reports a deadlock or a
 * serialization failure.
 */
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Opens the pool. Parses int8 as numbers: ids and cents stay far below 2^53. */
export function openPool(connectionString: string, max = 20): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    // A crowd after one place waits in line instead of being refused: one second less than our sites wait for
    // an answer.
    connectionTimeoutMillis: 14_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements are prepared (`named-statements.ts`) and find their rows by index for any values. Planning
    // them again for each set of values, as PostgreSQL does where a plan seems cheap, took four times the
    // work.
    onConnect: async (client) => {
      await client.query('set plan_cache_mode = force_generic_plan');
    },
  });
  // An idle client whose server disconnects emits an error here; without a listener Node would end the
  // process.
  pool.on('error', () => {});
  // A client in use does too, between two queries of a transaction.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function createDatabase(pool: pg.Pool): Queryable {
  return drizzle(namingStatements(pool));
}

const repeatable = new Set(['40001', '40P01']);

/**
 * Runs `work` again, at most 3 times in all, when PostgreSQL ended it for a deadlock or a serialization
 * failure.
 */
export async function repeatingLost<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 3 || !repeatable.has(sqlState(error) ?? '')) throw error;
    }
  }
}

export function createInTransaction(pool: pg.Pool, queue: JobQueue, log: Logger): InTransaction {
  return (work) =>
    repeatingLost(async () => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const db = drizzle(namingStatements(client));
        const sent = new Set<string>();
        const send = queue.sender(client);
        const tx: Transaction = {
          db,
          async send(kind, data) {
            await send(kind, data);
            sent.add(kind.name);
          },
        };
        const result = await whileOpen(log, () => work(tx));
        await client.query('commit');
        sent.forEach(queue.announce);
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.release(broken);
      }
    });
}

/**
 * The SQLSTATE behind an error, through drizzle's wrapper; undefined when it did not come from PostgreSQL.
 */
export function sqlState(error: unknown): string | undefined {
  return databaseError(error)?.code;
}

/** The constraint that refused a row, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  return databaseError(error)?.constraint;
}

function databaseError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause ? databaseError(error.cause) : undefined;
}
