import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startKms } from '../sandbox/kms/kms';
import { createKeyService, createKms, type Kms, fetchingBefore } from '../src/security';
import type { TestApp } from './test-app';

export interface TestKms {
  /** Replaces the process with one that uses the service and has nothing in memory. */
  restart(options?: { keyId?: string | null; url?: string }): void;
  /** How often the service was called, and how often a transaction was open at the time. */
  asked: { calls: number; inTransaction: number };
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A key management service of its own. Nothing calls it before `restart`. */
export async function startTestKms(app: TestApp): Promise<TestKms> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'larkwell-kms-'));
  const keyIds = ['one', 'two'];
  let server = await startKms({ dataDir, keyIds });
  const { url: ownUrl } = server;
  const port = Number(new URL(ownUrl).port);
  const inTransaction = fetchingBefore(app.deps.inTransaction);
  const asked = { calls: 0, inTransaction: 0 };

  async function count() {
    asked.calls += 1;
    const { rowCount } = await app.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    asked.inTransaction += rowCount ?? 0;
  }

  const watched = (kms: Kms): Kms => ({
    ...kms,
    generate: async (...given) => count().then(() => kms.generate(...given)),
    wrap: async (...given) => count().then(() => kms.wrap(...given)),
    unwrap: async (...given) => count().then(() => kms.unwrap(...given)),
  });

  return {
    asked,
    restart({ keyId = 'one', url = ownUrl } = {}) {
      const credentials = { accessKeyId: 'KMS', secretAccessKey: 'KMS' };
      const kms = createKms({ url, region: 'us-east-1', keyId, ...credentials });
      app.deps.keyService = createKeyService(watched(kms));
      app.deps.inTransaction = inTransaction;
    },
    stop: () => server.stop(),
    start: async () => void (server = await startKms({ dataDir, keyIds, port })),
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
