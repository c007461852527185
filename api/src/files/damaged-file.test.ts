import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookSlot, fixedMorning, openPlace } from '../../testing/booking-fixture';
import { addKit } from '../../testing/shop';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { attachVisitReport, checkIn } from '../appointments';
import { createKit } from '../kits';
import { attachReport } from '../reports';

const actor = 'operator:test';
const patient_email = 'damaged@example.com';
const words = 'We cannot open this right now. Try again later. If it keeps happening, contact support.';

let app: TestApp;
let link: string;
let name: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  const { nextSlot } = await openPlace(app);
  const { bookingId } = await bookSlot(app, await nextSlot(), { patient_email });
  await checkIn(app.deps, { booking: bookingId, actor });
  await attachVisitReport(app.deps, { booking: bookingId, actor, result: 'detected' });
  const found = await app.api.appointments.listBookings({ userEmail: patient_email });
  if (!found.success) throw new Error(found.errorMessage);
  link = found.data[0]!.report_doc!;
  const { rows } = await app.pool.query<{ name: string }>(
    'select report_key as name from appointments where report_key is not null',
  );
  ({ name } = rows[0]!);
});
afterAll(() => app.close());

const flipped = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]);

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['one bit has changed', flipped],
  ['it was cut short', (bytes) => bytes.subarray(0, 20)],
  ['it is empty', () => Buffer.alloc(0)],
])('a sealed file is refused in words when %s, and the log names it', async (_what, damage) => {
  const whole = Buffer.from((await app.deps.storage.find(name))!.body);
  await app.deps.storage.put(name, damage(whole), 'application/octet-stream');
  const before = app.logLines.length;
  const answer = await app.app.request(link);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ code: 'unavailable', errorMessage: words });
  const logged = app.logLines.slice(before).filter((line) => line.includes('"level":50'));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain(name);
  await app.deps.storage.put(name, whole, 'application/octet-stream');
  expect((await app.app.request(link)).status).toBe(200);
});

test('so is a lab report whose findings cannot be opened', async () => {
  const maya = await addShopper(app);
  const code = await createKit(app.deps, { productId: await addKit(app) });
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: maya.email });
  const reportId = await attachReport(app.deps, { kitId: code, findings: makeReportValues(), actor });
  await app.pool.query(`update reports set findings = left(findings, -4) || 'AAAA'`);
  for (const call of [maya.api.reports.get, maya.api.reports.getPdf]) {
    await expect(call({ reportId })).rejects.toMatchObject({ status: 503, data: { errorMessage: words } });
  }
});
