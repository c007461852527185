import { createServer, type AddressInfo } from 'node:net';
import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keysList } from '../../ops/keys-list';
import { bookSlot, fixedMorning, openPlace } from '../../testing/booking-fixture';
import { startTestKms, type TestKms } from '../../testing/kms';
import { addKit } from '../../testing/shop';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { attachVisitReport, checkIn } from '../appointments';
import { erasePerson } from '../erasure';
import { createKit } from '../kits';
import { attachReport } from '../reports';
import type { WrappedKey } from './key-service';

const actor = 'operator:test';
const away = {
  status: 503,
  data: { errorMessage: 'The service is not available right now. Please try again.' },
};

let app: TestApp;
let kms: TestKms;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
  kms = await startTestKms(app);
  await app.moveClock({ at: fixedMorning, frozen: true });
  ({ nextSlot } = await openPlace(app));
});
afterAll(async () => {
  await app.close();
  await kms.close();
});
beforeEach(() => kms.restart());

const book = async (patient_email: string) => bookSlot(app, await nextSlot(), { patient_email });

async function list(userEmail: string) {
  const found = await app.api.appointments.listBookings({ userEmail });
  if (!found.success) throw new Error(found.errorMessage);
  return found.data;
}

const wrapped = async () =>
  (
    await app.pool.query<{ wrapped: string }>(
      `select split_part(wrapped, '.', 1) as wrapped from person_keys where wrapped is not null group by 1 order by 1`,
    )
  ).rows.map((row) => row.wrapped);

/** An erased person's key is null. */
interface MaybeErased {
  id: string;
  wrapped: string | null;
}

const keysOf = async (person: string) =>
  (await app.pool.query<MaybeErased>('select id, wrapped from person_keys where person = $1', [person])).rows;

async function registerWithReport() {
  const person = await addShopper(app);
  const code = await createKit(app.deps, { productId: await addKit(app) });
  await person.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: person.email });
  const reportId = await attachReport(app.deps, { kitId: code, findings: makeReportValues(), actor });
  return { person, reportId };
}

test('a service wraps every key, opens it in a process that has none, and is never asked within a transaction', async () => {
  const email = 'wrapped@example.com';
  const { bookingId } = await book(email);
  kms.restart();
  await checkIn(app.deps, { booking: bookingId, actor });
  kms.restart();
  await attachVisitReport(app.deps, { booking: bookingId, actor, result: 'detected' });
  kms.restart();
  const { person, reportId } = await registerWithReport();
  kms.restart();
  expect((await person.api.reports.get({ reportId })).data.testerName).toBe('Maya Lindqvist');
  const [booking] = await list(email);
  expect(booking).toMatchObject({ patient_first_name: 'Ada', is_report_generated: 1 });
  expect((await app.app.request(booking!.report_doc!)).status).toBe(200);
  const { bookingId: other } = await book('other@example.com');
  kms.restart();
  const cancel = app.as({ isSite: false }).appointments.cancelBooking({ id: other });
  await expect(cancel).rejects.toMatchObject({ status: 403 });
  expect(kms.asked.calls).toBeGreaterThan(8);
  expect(kms.asked.inTransaction).toBe(0);
  expect((await wrapped()).every((name) => /^kms_[\w-]{8}$/.test(name))).toBe(true);
});

test('a key opened a moment ago is not requested again', async () => {
  await book('twice@example.com');
  kms.restart();
  await list('twice@example.com');
  const { calls } = kms.asked;
  await list('twice@example.com');
  expect(kms.asked.calls).toBe(calls);
});

test('while the service is down calls are refused in words and store nothing; afterwards they work', async () => {
  const email = 'outage@example.com';
  await book(email);
  await list(email);
  const count = async () =>
    (
      await app.pool.query(
        'select (select count(*) from person_keys) as keys, (select count(*) from drafts) as drafts',
      )
    ).rows[0] as object;
  const before = await count();
  await kms.stop();
  expect(await list(email), 'opened a moment ago').toHaveLength(1);
  kms.restart();
  await expect(list(email)).rejects.toMatchObject(away);
  await expect(app.api.drafts.create({ testType: 'Antigen' })).rejects.toMatchObject(away);
  expect(await count()).toEqual(before);
  await kms.start();
  expect(await list(email)).toMatchObject([{ patient_first_name: 'Ada' }]);
  await app.api.drafts.create({ testType: 'Antigen' });
});

test('so are they when it accepts the call and never answers', async () => {
  await book('silent@example.com');
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  kms.restart({ url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  const began = Date.now();
  await expect(list('silent@example.com')).rejects.toMatchObject(away);
  expect(Date.now() - began).toBeLessThan(13_000);
  silent.close();
});

test('a wrapped key opens only in its own row', async () => {
  const keyOf = async (bookingId: string) =>
    (
      await app.pool.query<WrappedKey>(
        'select k.id, wrapped from person_keys k join appointments a on a.key_id = k.id where a.id = $1 and wrapped is not null',
        [bookingId],
      )
    ).rows[0]!;
  const one = await keyOf((await book('row1@example.com')).bookingId);
  const two = await keyOf((await book('row2@example.com')).bookingId);
  const put = (wrappedKey: string) =>
    app.pool.query('update person_keys set wrapped = $1 where id = $2', [wrappedKey, two.id]);
  await put(one.wrapped);
  expect(await list('row1@example.com')).toHaveLength(1);
  const words = { errorMessage: expect.stringContaining('We cannot open this') as string };
  await expect(list('row2@example.com')).rejects.toMatchObject({ status: 503, data: words });
  await put(two.wrapped);
});

test('the key of an erased person leaves memory with the erasure', async () => {
  const { person, reportId } = await registerWithReport();
  await person.api.reports.get({ reportId });
  const [stored] = await keysOf(person.id);
  const open = async () => {
    const { calls } = kms.asked;
    await app.deps.keyService!.open([stored as WrappedKey]);
    return kms.asked.calls - calls;
  };
  expect(await open(), 'it was in memory').toBe(0);
  await erasePerson(app.deps, { userId: person.id, actor });
  expect(await keysOf(person.id)).toMatchObject([{ wrapped: null }]);
  // Only someone who has kept the wrapped key, as in a backup, could still ask the service.
  expect(await open()).toBe(1);
});

test('a drill: from FIELD_KEYS to a service, to another of its keys, and back, and everything opens', async () => {
  const email = 'drill@example.com';
  app.deps.keyService = null;
  await book(email);
  const opens = async () => expect(await list(email)).toMatchObject([{ patient_first_name: 'Ada' }]);

  // First every process is told about the service, then the service wraps.
  kms.restart({ keyId: null });
  await opens();
  for (const keyId of ['one', 'two']) {
    kms.restart({ keyId });
    await app.sweep('reseal-fields');
    const { currentKey } = app.deps.keyService!;
    expect(await wrapped()).toEqual([currentKey]);
    await opens();
    expect(await keysList.run(app.deps, [], actor)).toMatch(
      new RegExp(`^test {2}\\d+ {2}seals\n${currentKey} {2}\\d+ {2}wraps the keys of persons`),
    );
  }

  kms.restart({ keyId: null });
  await app.sweep('reseal-fields');
  expect(await wrapped()).toEqual(['test']);
  app.deps.keyService = null;
  await opens();
});
