import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookSlot, fixedMorning, openPlace } from '../testing/booking-fixture';
import { startTestApp, type TestApp } from '../testing/test-app';
import { commands } from './commands';
import { runCommand } from './run-command';

const userEmail = 'ada@example.com';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ bookingLookup: 'email' });
  await app.moveClock({ at: fixedMorning });
});
afterAll(() => app.close());

const run = (...words: string[]) => runCommand(app.deps, commands, words, 'operator:ann');

test('a patient sees that staff opened the visit from a list of a day or of all', async () => {
  const { nextSlot } = await openPlace(app);
  const { bookingId } = await bookSlot(app, await nextSlot(), { patient_email: userEmail });
  await app.api.appointments.requestLookupCode({ userEmail });
  await app.runJobs();
  const mail = app.mailbox.to(userEmail).find(({ subject }) => subject.startsWith('Your code'))!;
  const code = /\b\d{6}\b/.exec(mail.text)![0];
  const first = await app.api.appointments.listBookings({ userEmail, code });
  if (!first.success) throw new Error(first.errorMessage);
  const [{ locationId, appointmentDate }] = first.data as [(typeof first.data)[number]];
  expect(first.openings).toEqual([]);

  const lookAgain = async () => {
    const list = await app.as({ bookingProof: first.proof! }).appointments.listBookings({ userEmail });
    return list.success ? list.openings : list.errorMessage;
  };
  const opened = { at: expect.any(String) as string, bookingId, what: 'booking', by: 'staff' };
  expect(await run('bookings', 'day', locationId, appointmentDate, 'nobody')).toMatchObject({ exitCode: 0 });
  expect(await lookAgain(), 'a visit that was not shown').toEqual([]);
  expect(await run('bookings', 'day', locationId, appointmentDate)).toMatchObject({ exitCode: 0 });
  expect(await lookAgain()).toEqual([opened]);
  expect(await run('bookings', 'list', 'cancelled')).toMatchObject({ exitCode: 0 });
  expect(await run('bookings', 'list')).toMatchObject({ exitCode: 0 });
  expect(await lookAgain()).toEqual([opened, opened]);
});
