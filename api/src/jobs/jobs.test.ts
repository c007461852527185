import { sql } from 'drizzle-orm';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createInTransaction, openPool, type Transaction } from '../db';
import { defineMail } from '../mails';
import { createRateLimits } from '../security';
import { createQueue, type JobQueue, mailJob } from '../queue';
import { queueMail } from './mail-job';
import { runJob } from './worker';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const noteMail = defineMail<{ line: string }>({
  name: 'note',
  title: 'Hello',
  facts: { Line: ({ line }) => line },
  body: ({ line }) => createElement('p', null, line),
});
const work = { sweeps: [], mails: [noteMail] };
const sendNote = (tx: Transaction, to: string) =>
  queueMail(tx, app.deps.cipher, noteMail, { to, data: { line: 'A line – with a dash' } });

/** Takes what is queued until nothing is left; several may do so at once. */
async function takeMails({ boss }: JobQueue): Promise<void> {
  for (;;) {
    const [job] = await boss.fetch<object>(mailJob.name, { batchSize: 1 });
    if (!job) return;
    await runJob(app.deps, work, job);
    await boss.complete(mailJob.name, job.id);
  }
}

test('a mail is sent if and only if the transaction it was queued in commits', async () => {
  const { deps } = app;
  await deps.inTransaction((tx) => sendNote(tx, 'kept@example.com'));
  const failing = deps.inTransaction(async (tx) => {
    await sendNote(tx, 'lost@example.com');
    await tx.db.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  await takeMails(deps.queue);
  expect(app.mailbox.to('lost@example.com')).toEqual([]);
  expect(app.mailbox.to('kept@example.com')).toMatchObject([
    { subject: 'Hello', text: 'A line – with a dash' },
  ]);
});

test('two processes that take jobs at the same time send each mail once', async () => {
  const { deps } = app;
  for (let index = 0; index < 20; index += 1) {
    await deps.inTransaction((tx) => sendNote(tx, `reader${index}@example.com`));
  }
  const pool = openPool(app.databaseUrl, 4);
  const other = createQueue(pool);
  await Promise.all([deps.queue, other, deps.queue, other].map(takeMails));
  await pool.end();
  for (let index = 0; index < 20; index += 1) {
    expect(app.mailbox.to(`reader${index}@example.com`)).toHaveLength(1);
  }
});

test('a limit counts across two processes, and says when to return', async () => {
  const pool = openPool(app.databaseUrl, 2);
  const limit = { name: 'test', points: 10, seconds: 60 };
  const [here, there] = [app.deps.limits, createRateLimits(pool, app.deps.settings.keyring)];
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there).count(limit, 'somebody')),
  );
  await pool.end();
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 429 } });
});

test('a transaction that loses a deadlock is run again', async () => {
  await app.pool.query(
    'create table pair (id integer primary key, n integer); insert into pair values (1, 0), (2, 0)',
  );
  const inTransaction = createInTransaction(app.pool, app.deps.queue, app.deps.log);
  let waiting = 0;
  let release = () => {};
  const bothHaveOne = new Promise<void>((resolve) => (release = resolve));
  const add = (first: number, second: number) =>
    inTransaction(async ({ db }) => {
      await db.execute(sql`update pair set n = n + 1 where id = ${first}`);
      waiting += 1;
      if (waiting === 2) release();
      await bothHaveOne;
      await db.execute(sql`update pair set n = n + 1 where id = ${second}`);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  const { rows } = await app.pool.query<{ n: number | null }>('select n from pair');
  expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
});
