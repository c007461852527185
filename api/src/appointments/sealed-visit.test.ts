import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
  saveAllSections,
} from '../../testing/booking-fixture';
import { withFullLog } from '../../testing/full-log';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';
import { attachVisitReport, checkIn } from './operate';

let app: TestApp;
let locationId: string;
beforeAll(async () => {
  app = await startTestApp();
  locationId = await insertLocation(app);
});
beforeEach(async () => void (await app.moveClock({ at: fixedMorning, frozen: true })));
afterAll(() => app.close());

const actor = 'operator:test';
let minute = 0;

async function hold(email: string) {
  minute += 1;
  const slotId = await insertSlot(app, locationId, new Date(Date.UTC(2026, 11, 2, 15, minute)).toISOString());
  return holdWithCompleteDraft(app, slotId, { answers: { patient_email: email } });
}

async function book(email: string) {
  const outcome = await confirmHeld(app, await hold(email));
  if (!outcome.success) throw new Error(outcome.errorMessage);
  return outcome.data;
}

async function bookWithResult(email: string) {
  const { bookingId } = await book(email);
  await checkIn(app.deps, { booking: bookingId, actor });
  await attachVisitReport(app.deps, { booking: bookingId, actor, result: 'not-detected' });
  return bookingId;
}

async function list(email: string) {
  const found = await app.api.appointments.listBookings({ userEmail: email });
  if (!found.success) throw new Error(found.errorMessage);
  return found.data;
}

const column = async (name: string, bookingId: string) =>
  (
    await app.pool.query<Record<string, string>>(`select ${name} from appointments where id = $1`, [
      bookingId,
    ])
  ).rows[0]![name]!;

test('a result is sealed in the bucket, and opens by its link while the booking is active', async () => {
  const bookingId = await bookWithResult('result@example.com');
  const kept = await app.deps.storage.find(await column('report_key', bookingId));
  expect(Buffer.from(kept!.body).toString('latin1')).not.toContain('%PDF');
  const [booking] = await list('result@example.com');
  const link = booking!.report_doc!;
  expect((await app.app.request(link)).status).toBe(200);
  await attachVisitReport(app.deps, { booking: bookingId, actor, result: 'detected' });
  expect((await app.app.request(link)).status, 'it was replaced').toBe(404);
  const [again] = await list('result@example.com');
  await app.pool.query(`update appointments set status = 'cancelled' where id = $1`, [bookingId]);
  expect((await app.app.request(again!.report_doc!)).status).toBe(404);
});

test('opening a result by its link is recorded before it is shown; without the record it is not shown', async () => {
  const bookingId = await bookWithResult('written@example.com');
  const { report_doc: link } = (await list('written@example.com'))[0]!;
  const readings = async () =>
    (
      await app.pool.query(
        `select actor, why, origin is not null as "saysWhere" from audit_entries
       where action = 'visit-report-read' and subject = $1`,
        [bookingId],
      )
    ).rows;
  expect(await readings()).toEqual([]);
  expect((await app.app.request(link!)).status).toBe(200);
  expect(await readings()).toEqual([{ actor: 'visitor', why: 'signed link', saysWhere: true }]);
  await withFullLog(app.pool, 'visit-report-read', async () =>
    expect((await app.app.request(link!)).status).toBe(500),
  );
});

test('a visit whose key was destroyed reads as erased everywhere', async () => {
  const bookingId = await bookWithResult('erased@example.com');
  const { report_doc: link } = (await list('erased@example.com'))[0]!;
  await app.pool.query(
    'update person_keys set wrapped = null, destroyed_at = app_now() where id = (select key_id from appointments where id = $1)',
    [bookingId],
  );
  expect(await list('erased@example.com')).toMatchObject([
    { id: bookingId, patient_first_name: '[erased]', patient_last_name: '', patient_mobile: '' },
  ]);
  const { data } = await app.api.appointments.getConfirmation({ bookingId });
  expect(data).toMatchObject({ patient: '[erased]', email: '', confirmationCode: '' });
  expect((await app.app.request(link!)).status).toBe(404);
  const report = attachVisitReport(app.deps, { booking: bookingId, actor, result: 'detected' });
  await expect(report).rejects.toThrow('erased');
});

test('a visit’s key goes with the last row it seals', async () => {
  const { bookingId } = await book('whole@example.com');
  const keyId = await column('key_id', bookingId);
  const isThere = async (id: string) =>
    (await app.pool.query('select 1 from person_keys where id = $1', [id])).rowCount === 1;
  const { draftId } = await hold('begun@example.com');
  const begun = await app.pool.query<{ key_id: string }>(
    'select key_id from drafts where appointment_id is null and key_id is not null',
  );
  await app.moveClock({ advanceSeconds: 25 * 3600 });
  await app.sweep();
  await expect(app.api.drafts.get({ draftId })).rejects.toMatchObject({ status: 404 });
  for (const row of begun.rows) expect(await isThere(row.key_id)).toBe(false);
  expect(await isThere(keyId), 'the visit still needs it').toBe(true);
  await app.pool.query('delete from appointments where id = $1', [bookingId]);
  expect(await isThere(keyId)).toBe(false);
});

const ops = async (...words: string[]) => (await runCommand(app.deps, commands, words, actor)).text;

test('operators find a sealed visit by what the patient says, however they type it', async () => {
  const held = await hold('found@example.com');
  const answers = {
    patient_email: 'found@example.com',
    patient_last_name: 'O’Neil',
    patient_mobile: '(402) 555-0199',
  };
  await saveAllSections(app, held.draftId, answers);
  const outcome = await confirmHeld(app, held);
  if (!outcome.success) throw new Error(outcome.errorMessage);
  const { bookingId, confirmationCode: code } = outcome.data;
  const said = [
    'FOUND@example.com',
    '402-555-0199',
    '+1 402 555 0199',
    code.toLowerCase().replace('-', ''),
    bookingId,
  ];
  for (const words of said) expect(await ops('bookings', 'find', ...words.split(' ')), words).toContain(code);
  expect(await ops('bookings', 'find', 'oneil', '1988-04-12')).toContain(code);
  for (const words of ['other@example.com', '402-555-0198', 'ABCDE-23456', 'oneil 1988-04-13'])
    expect(await ops('bookings', 'find', ...words.split(' ')), words).toBe('No bookings.');
});

test('a location’s day is opened in full and filtered by name', async () => {
  const { confirmationCode } = await book('day@example.com');
  expect(await ops('bookings', 'day', locationId, '2026-12-02')).toContain(confirmationCode);
  expect(await ops('bookings', 'day', locationId, '2026-12-02', 'ada')).toContain(confirmationCode);
  expect(await ops('bookings', 'day', locationId, '2026-12-02', 'nobody')).toBe('No bookings.');
  expect(await ops('bookings', 'day', locationId, '2026-12-03')).toBe('No bookings.');
});
