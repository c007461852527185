import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { addKit } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { attachVisitReport, checkIn } from '../appointments';
import { recordAudit } from '../audit';
import { linkFile } from '../files';
import { createKit } from '../kits';
import { attachReport } from '../reports';

let app: TestApp;
let maya: Shopper;
let locationId: string;
let bookings: string[];
let reportId: string;
let openDraft: string;
/** How often the picture was opened. */
let opened = 0;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  maya = await addShopper(app);
  locationId = await insertLocation(app);
  await begin('infinity');
  bookings = [];
  for (let minute = 0; minute < 3; minute += 1) bookings.push(await book(minute));
  await checkIn(app.deps, { booking: bookings[0]!, actor: 'x' });
  await attachVisitReport(app.deps, { booking: bookings[0]!, actor: 'x', result: 'detected' });
  await givePicture(bookings[1]!);
  openDraft = (await holdWithCompleteDraft(app, await slot(30))).draftId;
  const code = await createKit(app.deps, { productId: await addKit(app) });
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: maya.email });
  reportId = await attachReport(app.deps, { kitId: code, findings: makeReportValues(), actor: 'x' });
});
afterAll(() => app.close());

const begin = (since: string) => app.pool.query('update sealing_start set since = $1', [since]);
const slot = (minute: number) =>
  insertSlot(app, locationId, new Date(Date.UTC(2026, 11, 2, 15, minute)).toISOString());

async function book(minute: number): Promise<string> {
  const held = await holdWithCompleteDraft(app, await slot(minute));
  const outcome = await confirmHeld(app, held);
  if (!outcome.success) throw new Error(outcome.errorMessage);
  return outcome.data.bookingId;
}

/** A picture as it used to be stored: a plain object, named by its booking. It was opened once. */
async function givePicture(bookingId: string) {
  await app.deps.storage.put('insurance/old.jpg', Buffer.from('old picture'), 'image/jpeg');
  await app.pool.query(
    `insert into insurance_images (key, appointment_id) values ('insurance/old.jpg', $1)`,
    [bookingId],
  );
  await app.pool.query(`update appointments set front_image_key = 'insurance/old.jpg' where id = $1`, [
    bookingId,
  ]);
  const entry = { actor: 'visitor', action: 'insurance-card-read', subject: 'insurance/old.jpg' } as const;
  await recordAudit(app.deps, entry);
  opened += 1;
}

const objects = async () => {
  const found: Record<string, string> = {};
  for await (const { key } of app.deps.storage.list('')) {
    found[key] = Buffer.from((await app.deps.storage.find(key))!.body).toString('latin1');
  }
  return found;
};

const rows = async (text: string) => (await app.pool.query<Record<string, string | null>>(text)).rows;
const visits = () => rows('select * from appointments order by id');

async function readAll() {
  const found = await app.api.appointments.listBookings({ userEmail: 'ada@example.com' });
  if (!found.success) throw new Error(found.errorMessage);
  expect(found.data.map(({ id }) => id).sort()).toEqual([...bookings].sort());
  expect(found.data[0]).toMatchObject({ patient_first_name: 'Ada' });
  const openings = found.openings.filter(({ what }) => what === 'card');
  expect(openings.map(({ bookingId }) => bookingId)).toEqual(Array(opened).fill(bookings[1]));
  const result = await app.app.request(found.data.find(({ report_doc }) => report_doc)!.report_doc!);
  expect(Buffer.from(await result.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  const [{ key } = {}] = await rows('select key from insurance_images');
  const picture = await app.app.request(linkFile(app.deps, key!, fixedMorning));
  expect(await picture.text()).toBe('old picture');
  opened += 1;
  const [bookingId] = bookings;
  expect((await app.api.appointments.getConfirmation({ bookingId: bookingId! })).data.email).toBe(
    'ada@example.com',
  );
  expect((await maya.api.reports.get({ reportId })).data.testerName).toBe('Maya Lindqvist');
  expect((await app.api.drafts.get({ draftId: openDraft })).data.visitInfo.patient_first_name).toBe('Ada');
}

test('until sealing by person starts, everything is written so that the previous version can read it', async () => {
  const { cipher } = app.deps;
  for (const row of await visits()) {
    expect(row).toMatchObject({ patient_first_name: 'Ada', patient_email: 'ada@example.com', key_id: null });
    expect(JSON.parse(cipher.open(row.answers_sealed!, 'visit answers'))).toHaveProperty('gender');
    expect(cipher.open(row.ssn_sealed!, 'visit ssn')).toBe('900123456');
  }
  const [draft] = await rows('select answers_sealed from drafts where appointment_id is null');
  expect(JSON.parse(cipher.open(draft!.answers_sealed!, 'visit answers'))).toHaveProperty('gender');
  const [kit] = await rows('select tester from kit_registrations');
  expect(JSON.parse(cipher.open(kit!.tester!, 'kit_registrations.tester'))).toHaveProperty('dob');
  await readAll();
  await app.sweep();
  expect((await visits()).every((row) => row.key_id === null)).toBe(true);
  expect(Object.keys(await objects()).some((key) => key.endsWith('.sealed'))).toBe(false);
});

test('when it starts, existing values are sealed, a batch at a time, and everything reads as before', async () => {
  await begin('-infinity');
  const plain = await visits();
  // A visit that another transaction has locked is left for the next round.
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query('select 1 from appointments where id = $1 for update', [bookings[0]!]);
  await app.sweep('seal-old-visits');
  expect((await visits()).filter((row) => row.key_id === null)).toHaveLength(1);
  await readAll();
  await client.query('rollback');
  client.release();
  await app.sweep();
  const sealed = await visits();
  expect(new Set(sealed.map((row) => row.key_id)).size).toBe(bookings.length);
  expect(JSON.stringify(sealed)).not.toMatch(/"Ada"|ada@example|555-0\d{3}/);
  for (const [n, row] of sealed.entries()) {
    expect(JSON.stringify(row)).not.toContain(plain[n]!.confirmation_code);
    for (const column of ['patient_sealed', 'answers_sealed', 'ssn_sealed', 'assessment_sealed'])
      expect(row[column], column).toMatch(/^~/);
  }
  expect(
    (await rows('select tester, findings from kit_registrations join reports using (kit_id)'))[0],
  ).toEqual({
    tester: expect.stringMatching(/^~/) as string,
    findings: expect.stringMatching(/^~/) as string,
  });
  await readAll();
});

test('what a process of the previous version still writes is sealed in the next round', async () => {
  await begin('infinity');
  bookings.push(await book(10));
  await begin('-infinity');
  await readAll();
  await app.sweep();
  expect((await visits()).every((row) => row.key_id !== null)).toBe(true);
  await readAll();
});

test('an older draft is booked under a key of its own visit', async () => {
  const draft = await app.api.drafts.get({ draftId: openDraft });
  const { hold } = draft.data;
  const outcome = await confirmHeld(app, { draftId: openDraft, slotId: hold!.slot.id, hold: hold! });
  if (!outcome.success) throw new Error(outcome.errorMessage);
  bookings.push(outcome.data.bookingId);
  await readAll();
  expect((await visits()).every((row) => row.key_id !== null)).toBe(true);
});

test('a visit whose answers cannot be opened stays as it is, and the others are sealed', async () => {
  await begin('infinity');
  const [broken, whole] = [await book(20), await book(21)];
  await app.pool.query(`update appointments set ssn_sealed = 'lost.A.A.A' where id = $1`, [broken]);
  await begin('-infinity');
  const lines = app.logLines.length;
  await app.sweep('seal-old-visits');
  const left = (await visits()).filter((row) => row.key_id === null);
  expect(left.map(({ id }) => id)).toEqual([broken]);
  expect((await visits()).find(({ id }) => id === whole)!.key_id).toBeTruthy();
  const said = app.logLines.slice(lines).filter((line) => line.includes('visit not sealed'));
  expect(said).toHaveLength(1);
});
