import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { attachVisitReport, checkIn } from './operate';

let app: TestApp;
let locationId: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  locationId = await insertLocation(app);
});
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

test('a result lies in the bucket sealed, and opens by its link while the booking is active', async () => {
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

test('a visit whose key was destroyed reads as erased, everywhere', async () => {
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

test('the key of a visit goes with the last row it seals', async () => {
  const { bookingId } = await book('whole@example.com');
  const keyId = await column('key_id', bookingId);
  const isThere = async (id: string) =>
    (await app.pool.query('select 1 from person_keys where id = $1', [id])).rowCount === 1;
  const { draftId } = await hold('begun@example.com');
  const begun = await app.pool.query<{ key_id: string }>(
    'select key_id from drafts where appointment_id is null',
  );
  await app.moveClock({ advanceSeconds: 25 * 3600 });
  await app.sweep();
  await expect(app.api.drafts.get({ draftId })).rejects.toMatchObject({ status: 404 });
  for (const row of begun.rows) expect(await isThere(row.key_id)).toBe(false);
  expect(await isThere(keyId), 'the visit still needs it').toBe(true);
  await app.pool.query('delete from appointments where id = $1', [bookingId]);
  expect(await isThere(keyId)).toBe(false);
});
