import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { budgetSizes } from '../src/budgets';
import { createDatabase, createInTransaction, openPool } from '../src/db';
import { slowWorkAlarm, createLog } from '../src/log';
import type { Deps, Settings } from '../src/deps';
import { createQueue } from '../src/queue';
import { paymentSubjects } from '../src/payment-subjects';
import { createFieldCipher, createKeyring, createLookupHash, createRateLimits } from '../src/security';
import { createMailService, createStorage, createStripe, createUsps } from '../src/services';
import { startBucket, type Bucket } from './bucket';
import { startMailbox, type Mailbox } from './mailbox';
import { createTestDatabase } from './test-database';

/** Tests book many visits for one patient from one address. Tests about budgets ask for the real sizes. */
const roomyBudgets = { ...budgetSizes(() => 100_000), holdsOfAddress: 60 };

export const testServiceKey = 'service-key-of-the-tests';

export interface TestServices {
  deps: Deps;
  pool: pg.Pool;
  /** For another process, or another pool, on the same data. */
  databaseUrl: string;
  mailbox: Mailbox;
  bucket: Bucket;
  /** Every logged line. */
  logLines: string[];
  /** @throws when slow work ran in an open transaction */
  close(): Promise<void>;
}

/** Real services on free ports, with the API's own clients for them. */
export async function createTestDeps(settings: Partial<Settings>): Promise<TestServices> {
  const [database, mailbox, bucket] = await Promise.all([
    createTestDatabase(),
    startMailbox(),
    startBucket(),
  ]);
  const pool = openPool(database.url, 8);
  const queue = createQueue(pool);
  const keyring = createKeyring(['session-secret-of-the-tests']);
  const logLines: string[] = [];
  const keepLine = (line: string) => {
    logLines.push(line);
    // No test expects a fault unless it reads the log itself, so print it to help find the cause.
    if (line.startsWith('{"level":50')) process.stderr.write(line);
  };
  const log = createLog('trace', { write: keepLine });
  const mail = createMailService({ url: mailbox.url, from: 'Larkwell <hello@larkwell.example>' });
  const { endpoint, name, accessKeyId, secretAccessKey } = bucket;
  const deps: Deps = {
    db: createDatabase(pool),
    inTransaction: createInTransaction(pool, queue, log),
    queue,
    cipher: createFieldCipher([{ id: 'test', key: randomBytes(32) }]),
    keyService: null,
    lookupHash: createLookupHash([randomBytes(32)]),
    limits: createRateLimits(pool, keyring),
    mail,
    textMessages: null,
    storage: createStorage({
      endpoint,
      region: 'us-east-1',
      bucket: name,
      accessKeyId,
      secretAccessKey,
      acl: 'private',
    }),
    // Nothing answers here: a test that pays supplies the stand-in's address.
    stripe: createStripe({ secretKey: 'sk_test_larkwell', apiUrl: 'http://127.0.0.1:9' }),
    subjects: paymentSubjects,
    usps: createUsps({ url: 'http://127.0.0.1:9', clientId: 'id', clientSecret: 'secret' }),
    log,
    settings: {
      apiUrl: 'http://api.test',
      shopUrl: 'http://shop.test',
      bookingUrl: 'http://booking.test',
      sender: 'Larkwell <hello@larkwell.example>',
      supportAddress: 'support@larkwell.example',
      labAddress: [],
      securityContact: 'mailto:security@larkwell.example',
      serviceKey: testServiceKey,
      keyring,
      stripeWebhookSecret: 'whsec_of_the_tests',
      trustedProxies: 0,
      bookingLookup: 'email',
      refusesLikelyPasswords: true,
      showsDrafts: true,
      budgets: roomyBudgets,
      ...settings,
    },
  };
  return {
    deps,
    pool,
    databaseUrl: database.url,
    mailbox,
    bucket,
    logLines,
    async close() {
      mail.close();
      await pool.end();
      await Promise.all([mailbox.close(), bucket.close(), database.drop()]);
      const alarms = logLines.filter((line) => line.includes(slowWorkAlarm));
      if (alarms.length > 0) throw new Error(alarms.join(''));
    },
  };
}
