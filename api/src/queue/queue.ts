import type pg from 'pg';
import PgBoss from 'pg-boss';
import { makeJobId } from './job-id';
import { runOn } from './run-on';

/** A kind of job: its queue's name and how often a failing run is retried. */
export interface JobKind<Data extends object> {
  name: string;
  /** Retries after the first failure. */
  retryLimit: number;
  /** Seconds between retries. */
  retryDelay: number;
  /** Only carries the type of the data; never set. */
  data?: Data;
}

export type SendJob = <Data extends object>(kind: JobKind<Data>, data: Data) => Promise<void>;

export interface JobQueue {
  boss: PgBoss;
  /** Sends on the given client, inside its transaction. */
  sender(client: pg.PoolClient): SendJob;
  /** Sends outside a transaction, for callers that have no row to commit with. */
  send: SendJob;
  /** Tells those who `listen` that this process has queued jobs. */
  announce(name: string): void;
  /** Hears only of this process's jobs: a consumer still has to poll. */
  listen(hear: (name: string) => void): void;
}

/**
 * The queue in PostgreSQL. It shares the API's pool and does nothing until a worker starts it: sending needs
 * only the tables, which `prepareQueues` creates.
 */
export function createQueue(pool: pg.Pool): JobQueue {
  const boss = new PgBoss({
    db: runOn(pool),
    migrate: false,
    schedule: false,
    supervise: true,
    // `retention/rules.ts` removes jobs other than mails sooner.
    deleteAfterDays: 90,
  });
  const listeners: ((name: string) => void)[] = [];
  const announce = (name: string) => listeners.forEach((hear) => hear(name));
  return {
    boss,
    sender: (client) => async (kind, data) => {
      await send(boss, kind, data, { db: runOn(client) });
    },
    async send(kind, data) {
      await send(boss, kind, data);
      announce(kind.name);
    },
    announce,
    listen: (hear) => void listeners.push(hear),
  };
}

async function send<Data extends object>(
  boss: PgBoss,
  { name, retryLimit, retryDelay }: JobKind<Data>,
  data: Data,
  connection: PgBoss.ConnectionOptions = {},
): Promise<void> {
  const limits = { retryLimit, retryDelay, expireInMinutes: 5 };
  const id = await boss.send(name, data, { id: makeJobId(), ...limits, ...connection });
  if (!id) throw new Error(`there is no queue named ${name}`);
}
