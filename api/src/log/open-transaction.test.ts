import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDeps, type TestServices } from '../../testing/test-deps';
import { sampleMails } from '../../testing/sample-mails';
import { mailKinds } from '../mail-kinds';
import { writeMail } from '../mails';
import { slowWorkAlarm } from './open-transaction';

let services: TestServices;
beforeAll(async () => {
  services = await createTestDeps({});
});
afterAll(() => services.close());

const [kind, data] = Object.entries(sampleMails)[0]!;

/** What must not happen while rows are locked. */
const slow: [what: string, work: (services: TestServices) => Promise<unknown>][] = [
  ['Stripe', ({ deps }) => deps.stripe.customers.list()],
  ['S3', ({ deps }) => deps.storage.find('nothing')],
  ['SMTP', ({ deps }) => deps.mail.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello.' }, 'one')],
  ['USPS', ({ deps }) => deps.usps.track('9400100000000000000001')],
  ['a letter', ({ deps }) => writeMail(mailKinds, { kind, to: 'ada@example.com', data }, deps.log)],
];

describe('slow work', () => {
  it.each(slow)('%s in a transaction logs an alarm and fails the tests', async (what, work) => {
    const own = await createTestDeps({});
    await own.deps.inTransaction(() => work(own).catch(() => undefined));
    expect(own.logLines.filter((line) => line.includes(slowWorkAlarm)).join()).toContain(what);
    await expect(own.close()).rejects.toThrow(slowWorkAlarm);
  });

  it.each(slow)('%s after a transaction does not', async (_what, work) => {
    await services.deps.inTransaction(() => Promise.resolve());
    await work(services).catch(() => undefined);
    expect(services.logLines.filter((line) => line.includes(slowWorkAlarm))).toEqual([]);
  });
});
