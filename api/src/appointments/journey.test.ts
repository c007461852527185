import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let locationId: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  locationId = await insertLocation(app);
});
afterAll(() => app.close());

test('a no-cost visit is booked and gets a code, and the mail carries the code and a calendar file', async () => {
  const slotId = await insertSlot(app, locationId, '2026-12-02T15:00:00Z');
  const found = await app.api.locations.list({ location: '68102', date: '2026-12-02', checked: locationId });
  expect(found.data[0]?.availability?.slots.map(({ start }) => start)).toEqual(['09:00 AM']);

  const held = await holdWithCompleteDraft(app, slotId);
  expect(held.hold.secondsLeft).toBe(1500);
  const outcome = await confirmHeld(app, held);
  if (!outcome.success) throw new Error(outcome.errorMessage);
  const { confirmationCode, bookingId } = outcome.data;

  const { data } = await app.api.appointments.getConfirmation({ bookingId });
  expect(data).toMatchObject({ confirmationCode, amountPaid: 0, status: 'active', testType: 'RT-PCR' });
  await app.runJobs();
  const [mail] = app.mailbox.to(data.email);
  expect(mail?.text).toContain(confirmationCode);
  expect(mail?.attachments[0]?.content).toContain('DTSTART:20261202T150000Z');
});

test('confirming again gives the same booking and no second mail', async () => {
  const held = await holdWithCompleteDraft(app, await insertSlot(app, locationId, '2026-12-02T16:00:00Z'));
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => confirmHeld(app, held)));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  const before = app.mailbox.mails.length;
  await app.runJobs();
  expect(app.mailbox.mails.length - before).toBe(1);
});
