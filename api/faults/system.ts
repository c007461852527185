import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { startStripe, type StripeStandIn } from '../sandbox/stripe/stripe';
import type { Failpoint } from '../src/failpoints';
import { startBucket } from '../testing/bucket';
import { findFreePort } from '../testing/free-port';
import { advanceClock, clientAt, endOf, SERVICE_KEY, spawnApi, untilReady } from './api-process';
import { openLine, type Line } from './line';
import { startMailbox, type Mailbox } from '../testing/mailbox';
import type { ApiClient, Caller } from '../testing/test-app';
import { createTestDatabase } from '../testing/test-database';

const WEBHOOK_SECRET = 'whsec_of_the_fault_tests';

/** The API as a process of its own among real neighbors, so that it can be killed and restarted. */
export interface System {
  url: string;
  /** The environment of the process. */
  env: Record<string, string>;
  pool: pg.Pool;
  standIn: StripeStandIn;
  mailbox: Mailbox;
  as(caller: Caller): ApiClient;
  /** Starts the API, with a trap at the given failpoint if any, and waits until it is ready. */
  start(killAt?: Failpoint): Promise<void>;
  /**
   * Resolves with how the process ended: an exit code, or the signal that killed it. By then the database has
   * finished any running statements.
   */
  ended(): Promise<number | string>;
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
  isRunning(): boolean;
  /** The API's only connection to each neighbor, which a test may cut and restore. */
  lines: Record<'database' | 'stripe' | 'mail' | 'bucket', Line>;
  /** Moves the server's clock forward; everything that is due is then done. */
  advance(seconds: number): Promise<void>;
  /** Kills the API if it is running. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const CONNECTION_NAME = 'larkwell-api-to-kill';

async function untilConnectionsEnd(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [CONNECTION_NAME],
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function openSystem(): Promise<System> {
  const [database, mailbox, bucket, port] = await Promise.all([
    createTestDatabase(),
    startMailbox(),
    startBucket(),
    findFreePort(),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const headers = { 'x-service-key': SERVICE_KEY };
  const standIn = await startStripe({
    clock: { url: `${url}/clock`, headers },
    webhookUrl: `${url}/api/v1/stripe/webhook`,
    webhookSecret: WEBHOOK_SECRET,
    webhookRetriesMs: [200, 500, 1000, 2000],
  });
  const [databaseLine, stripeLine, mailLine, bucketLine] = (await Promise.all(
    [database.url, standIn.url, mailbox.url, bucket.endpoint].map(openLine),
  )) as [Line, Line, Line, Line];
  const lines = { database: databaseLine, stripe: stripeLine, mail: mailLine, bucket: bucketLine };
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => {});
  const env = {
    PATH: process.execPath,
    NODE_ENV: 'test' as const,
    API_PORT: String(port),
    API_URL: url,
    SHOP_URL: 'http://shop.test',
    BOOKING_URL: 'http://booking.test',
    DATABASE_URL: lines.database.url,
    STRIPE_SECRET_KEY: 'sk_test_larkwell',
    STRIPE_API_URL: lines.stripe.url,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    S3_ENDPOINT: lines.bucket.url,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    SMTP_URL: lines.mail.url,
    USPS_URL: 'http://127.0.0.1:9',
    USPS_CLIENT_ID: 'larkwell',
    USPS_CLIENT_SECRET: 'larkwell',
    SERVICE_KEY,
    SESSION_SECRET: 'session-secret-of-the-fault-tests',
    FIELD_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    LOOKUP_KEY: Buffer.alloc(32, 8).toString('base64'),
    LOG_LEVEL: 'error',
    // Many visits for one patient, from one address.
    VISITS_PER_PATIENT: '10000',
    VISITS_PER_PATIENT_A_DAY: '10000',
    VISITS_PER_ADDRESS: '10000',
    REFUSED_VISITS_PER_ADDRESS: '10000',
    VISITS_PER_MAILBOX: '10000',
    VISITS_PER_PLACE_DAY: '10000',
    HOLDS_PER_PLACE_DAY: '10000',
    VISITS_PER_MAILBOX_PLACE_DAY: '10000',
  };
  let child: ChildProcess | undefined;
  let ending: Promise<number | string> = Promise.resolve(0);
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  const kill = async () => {
    if (isRunning()) child?.kill('SIGKILL');
    await ending;
  };
  return {
    url,
    env,
    pool,
    standIn,
    mailbox,
    lines,
    isRunning,
    kill,
    as: (caller) => clientAt(url, caller),
    async start(killAt) {
      child = spawnApi({ ...env, PGAPPNAME: CONNECTION_NAME, ...(killAt && { KILL_AT: killAt }) });
      ending = endOf(child).then(async (how) => {
        await untilConnectionsEnd(pool);
        return how;
      });
      await untilReady(url, child);
    },
    ended: () => ending,
    signal: (name) => void child?.kill(name),
    advance: (seconds) => advanceClock(url, seconds),
    async close() {
      await kill();
      await standIn.stop();
      await pool.end();
      await Promise.all(Object.values(lines).map((line) => line.close()));
      await Promise.all([mailbox.close(), bucket.close(), database.drop()]);
    },
  };
}
