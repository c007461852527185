import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleMails } from '../testing/sample-mails';
import { startTestApp, type TestApp } from '../testing/test-app';
import { mailJob } from './queue';
import { queueMail, runJob } from './jobs';
import { createLog } from './log';
import { mailKinds } from './mail-kinds';
import type { MailKind } from './mails';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
/** The lines the job has logged. */
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
beforeEach(() => {
  lines.length = 0;
});

const alarms = () =>
  lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 50);
const data = ({ name }: MailKind) => sampleMails[name] as never;

/** Queues a mail in a transaction that writes a row, sends what is waiting, and returns the sent mail. */
async function send(kind: MailKind, name: string) {
  const { deps } = app;
  const to = `${name}@example.com`;
  await deps.inTransaction(async (tx) => {
    await tx.db.execute(
      sql`insert into audit_entries (actor, action, subject) values ('test', 'mail', ${name})`,
    );
    await queueMail(tx, deps.cipher, kind, { to, data: data(kind) });
  });
  for (const job of await deps.queue.boss.fetch<object>(mailJob.name, { batchSize: 50 })) {
    await runJob({ ...deps, log }, { sweeps: [], mails: [kind] }, job);
    await deps.queue.boss.complete(mailJob.name, job.id);
  }
  const { rowCount } = await app.pool.query('select 1 from audit_entries where subject = $1', [name]);
  expect(rowCount, 'the transaction is committed').toBe(1);
  const mails = app.mailbox.to(to);
  expect(mails).toHaveLength(1);
  return mails[0]!;
}

test('every kind of mail has a unique name and a sample', () => {
  expect(mailKinds.map(({ name }) => name).sort()).toEqual(Object.keys(sampleMails).sort());
});

test.each(mailKinds.map((kind) => [kind.name, kind] as const))(
  '%s is rendered whole, and its plain fallback could state every fact',
  async (name, kind) => {
    const mail = await send(kind, name);
    expect(mail.subject).not.toBe('');
    expect(mail.replyTo).toBe('support@larkwell.example');
    expect(mail.html).toContain('Larkwell');
    expect(mail.text).toContain('Larkwell');
    expect(mail.attachments).toHaveLength(kind.attachments ? 1 : 0);
    for (const tell of Object.values(kind.facts)) expect(tell(data(kind))).not.toBe('');
    expect(alarms()).toEqual([]);
  },
);

const typed = 'typed by ada@example.com, 123-45-6789';
function fail(): never {
  throw new Error(typed);
}

test.each(mailKinds.map((kind) => [kind.name, kind] as const))(
  '%s is sent as plain text with its facts when its body, subject and file throw, and raises an alarm',
  async (name, kind) => {
    const broken: MailKind = { ...kind, subject: fail, body: fail, attachments: fail };
    const mail = await send(broken, `broken-${name}`);
    expect(mail).toMatchObject({ subject: kind.title, html: '', attachments: [] });
    const facts = Object.values(kind.facts).flatMap((tell) => tell(data(kind)) ?? []);
    for (const fact of facts) expect(mail.text).toContain(fact);
    if (kind.says) expect(mail.text).toContain(kind.says);
    expect(alarms()).toMatchObject([{ part: 'subject' }, { part: 'attachments' }, { part: 'body' }]);
    for (const alarm of alarms()) expect(alarm).toMatchObject({ mail: name, fault: { type: 'Error' } });
    expect(lines.join('')).not.toContain('ada@example.com');
    expect(lines.join('')).not.toContain('123-45-6789');
  },
);

test('a fact that throws is left out of the plain mail', async () => {
  const [kind] = mailKinds.filter(({ name }) => name === 'order-receipt');
  const mail = await send({ ...kind!, body: fail, facts: { ...kind!.facts, Order: fail } }, 'fact');
  expect(mail.text).not.toContain('Order:');
  expect(mail.text).toContain('Total: $93.10');
});

test('a mail rendered when it was queued, as an earlier version did, is sent as it is', async () => {
  const { cipher, inTransaction } = app.deps;
  const written = {
    to: 'former@example.com',
    subject: 'Your code for Larkwell',
    html: '<p>204817</p>',
    text: '204817',
    attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: 'kept' }],
  };
  await inTransaction((tx) => tx.send(mailJob, { sealed: cipher.seal(JSON.stringify(written), 'mail') }));
  await app.runJobs();
  const { subject, html, text, attachments } = written;
  expect(app.mailbox.to('former@example.com')).toMatchObject([
    { subject, html, text, attachments: [{ filename: attachments[0]!.filename, content: 'kept' }] },
  ]);
});

test('a mail of an unknown kind waits for a process that knows it', async () => {
  const { cipher, inTransaction, queue } = app.deps;
  const unknown = { kind: 'of-tomorrow', to: 'later@example.com', data: {} };
  await inTransaction((tx) => tx.send(mailJob, { sealed: cipher.seal(JSON.stringify(unknown), 'mail') }));
  const [job] = await queue.boss.fetch<object>(mailJob.name, { batchSize: 1 });
  await expect(runJob(app.deps, { sweeps: [], mails: mailKinds }, job!)).rejects.toThrow('of-tomorrow');
  await queue.boss.complete(mailJob.name, job!.id);
  expect(app.mailbox.to('later@example.com')).toEqual([]);
});
