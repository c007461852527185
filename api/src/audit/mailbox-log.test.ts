import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookSlot, fixedMorning, openPlace } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

const userEmail = 'ada@example.com';

let app: TestApp;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning });
  ({ nextSlot } = await openPlace(app));
});
afterAll(() => app.close());

/** The entries that an action adds to the log, whether it is refused or not. */
async function entriesOf(act: () => Promise<unknown>) {
  await app.pool.query('truncate audit_entries');
  await act().catch(() => {});
  const { rows } = await app.pool.query<{ action: string; subject: string; why: string | null }>(
    'select action, subject, why, actor, detail from audit_entries where origin is not null order by id',
  );
  expect(JSON.stringify(rows)).not.toContain(userEmail);
  return rows;
}

test('a booking lookup, and a mailed code that is refused or accepted', async () => {
  await bookSlot(app, await nextSlot(), { patient_email: userEmail });
  const { appointments } = app.as({ bookingProof: 'none' });
  expect(await entriesOf(() => appointments.listBookings({ userEmail }))).toMatchObject([
    { action: 'bookings-looked-up', why: 'address alone' },
  ]);
  await appointments.requestLookupCode({ userEmail });
  await app.runJobs();
  const mail = app.mailbox.to(userEmail).find(({ subject }) => subject.startsWith('Your code'))!;
  const code = /\b\d{6}\b/.exec(mail.text)![0];
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await entriesOf(() => appointments.listBookings({ userEmail, code: wrong }))).toMatchObject([
    { action: 'booking-code-refused' },
  ]);
  expect(await entriesOf(() => appointments.listBookings({ userEmail, code }))).toMatchObject([
    { action: 'booking-code-accepted' },
  ]);
});

test('a mailed link, a moved and a canceled booking', async () => {
  const email = 'linked@example.com';
  const { bookingId } = await bookSlot(app, await nextSlot(), { patient_email: email });
  await app.runJobs();
  const link = /mailed\?link=(\S+)/.exec(app.mailbox.to(email)[0]!.text)![1]!;
  const slotId = await nextSlot();
  const { appointments } = app.api;
  const entries = await entriesOf(async () => {
    await appointments.openBookingLink({ link });
    await appointments.moveBooking({ bookingId, slotId });
    await appointments.cancelBooking({ id: bookingId });
    await appointments.cancelBooking({ id: bookingId });
  });
  expect(entries).toMatchObject([
    { action: 'booking-link-opened', subject: bookingId },
    { action: 'booking-moved', subject: bookingId },
    { action: 'booking-cancelled', subject: bookingId },
  ]);
});

test('a confirmation and its calendar, opened by their address', async () => {
  const { bookingId } = await bookSlot(app, await nextSlot(), { patient_email: 'opened@example.com' });
  const { appointments } = app.as({ isSite: false });
  const entries = await entriesOf(async () => {
    await appointments.getConfirmation({ bookingId });
    await appointments.getCalendar({ bookingId });
    await appointments.getConfirmation({ bookingId: 'none' });
  });
  const read = { action: 'confirmation-read', subject: bookingId, why: 'address of the confirmation' };
  expect(entries).toMatchObject([
    { ...read, detail: { form: 'page' } },
    { ...read, detail: { form: 'calendar' } },
  ]);
});

test('a requested reset, and a code or a link that is refused', async () => {
  const { accounts } = app.api;
  const newPassword = 'Reef#Larch82';
  const refused = { resetKey: 'x'.repeat(43), newPassword, confirmNewPassword: newPassword };
  const actions = [
    await entriesOf(() => accounts.forgotPassword({ email: userEmail })),
    await entriesOf(() => accounts.verifyCode({ email: userEmail, code: '123456' })),
    await entriesOf(() => accounts.resetPassword(refused)),
  ].map((entries) => entries.map(({ action }) => action));
  expect(actions).toEqual([['password-reset-asked'], ['email-code-refused'], ['reset-link-refused']]);
});
