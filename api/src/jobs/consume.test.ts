import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { consume, type Consumer } from './consume';
import { mailJob } from '../queue';

let app: TestApp;
let consumer: Consumer;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await consumer.stop();
});
afterAll(() => app.close());

/** Starts taking mails; its pauses never end by themselves. */
async function startPaused() {
  const { queue, log } = app.deps;
  let next = (_: unknown) => {};
  const look = vi.spyOn(queue.boss, 'fetch');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  consumer = consume(queue.boss, mailJob.name, log, async ({ data }) => next(data));
  queue.listen((name) => name === mailJob.name && consumer.wake());
  await look.mock.results[0]!.value;
  look.mockRestore();
  return () => new Promise((resolve) => (next = resolve));
}

test('a job is taken as soon as its transaction has committed', async () => {
  const nextJob = await startPaused();
  const taken = nextJob();
  await app.deps.inTransaction((tx) => tx.send(mailJob, { sealed: 'one' }));
  expect(await taken).toEqual({ sealed: 'one' });
});

test('a job sent outside a transaction is taken at once', async () => {
  const nextJob = await startPaused();
  const taken = nextJob();
  await app.deps.queue.send(mailJob, { sealed: 'two' });
  expect(await taken).toEqual({ sealed: 'two' });
});

test.each([
  ['success', 'complete'],
  ['failure', 'fail'],
] as const)('the next job is not taken before the %s of the last one is saved', async (_, outcome) => {
  const { boss } = app.deps.queue;
  let keep = () => {};
  const written = vi
    .spyOn(boss, outcome)
    .mockImplementationOnce(() => new Promise((resolve) => (keep = () => resolve({} as never))));
  const taken: unknown[] = [];
  consumer = consume(boss, mailJob.name, app.deps.log, async ({ data }) => {
    taken.push(data);
    if (outcome === 'fail' && taken.length === 1) throw new Error('no pen');
  });
  await app.deps.queue.send(mailJob, { sealed: 'first' });
  await app.deps.queue.send(mailJob, { sealed: 'second' });
  consumer.wake();
  await expect.poll(() => written.mock.calls.length).toBe(1);
  const look = vi.spyOn(boss, 'fetch');
  await app.deps.queue.send(mailJob, { sealed: 'third' });
  consumer.wake();
  await new Promise((resolve) => setImmediate(resolve));
  expect([taken.length, look.mock.calls.length]).toEqual([1, 0]);
  keep();
  await expect.poll(() => taken.length).toBe(3);
  look.mockRestore();
  written.mockRestore();
});
