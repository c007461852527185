import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { mailJob } from './kinds';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const names = Array.from({ length: 12 }, (_, place) => `mail ${place}`);

test('jobs of one transaction are taken in the order in which they were sent', async () => {
  await app.deps.inTransaction(async (tx) => {
    for (const sealed of names) await tx.send(mailJob, { sealed });
  });
  const taken: unknown[] = [];
  for (const _ of names) {
    const [job] = await app.deps.queue.boss.fetch<{ sealed: string }>(mailJob.name, { batchSize: 1 });
    taken.push(job?.data.sealed);
  }
  expect(taken).toEqual(names);
});
