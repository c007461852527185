import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookSlot, fixedMorning, insertLocation, insertSlot } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from './budgets';

let app: TestApp;
let place: string;
beforeAll(async () => {
  app = await startTestApp({ bookingLookup: 'open', budgets: budgetSizes() });
  await app.moveClock({ at: fixedMorning, frozen: true });
  place = await insertLocation(app);
});
// Limits on attempts have tests of their own.
beforeEach(() => app.pool.query('delete from rate_limits'));
afterAll(() => app.close());

const refusal = {
  status: 429,
  message:
    'We have sent several messages to this address in the last 24 hours. To change the booking, open the link in our email about it, or try again tomorrow.',
};

const unproved = () => app.as({ bookingProof: 'none' }).appointments;

let hours = 14;
const nextSlots = async () => {
  hours += 1;
  const at = (minutes: number) => new Date(Date.UTC(2026, 11, 2, hours, minutes)).toISOString();
  return [await insertSlot(app, place, at(0), 9), await insertSlot(app, place, at(20), 9)] as const;
};

/** Moves a booking back and forth until it is refused. @returns how often it was moved, and the refusal */
async function moveOn(bookingId: string, [first, second]: readonly [string, string]) {
  for (let moves = 0; moves < 20; moves += 1) {
    const slotId = moves % 2 ? first : second;
    try {
      expect(await unproved().moveBooking({ bookingId, slotId })).toMatchObject({ success: true });
    } catch (error) {
      return { moves, error };
    }
  }
  return { moves: 20, error: null };
}

async function prove(email: string) {
  const link = /mailed\?link=(\S+)/.exec(app.mailbox.to(email).at(-1)!.text)![1]!;
  const { data } = await app.api.appointments.openBookingLink({ link });
  return app.as({ bookingProof: data.proof }).appointments;
}

it('moves without proof send no more mails than a mailbox may get in 24 hours', async () => {
  const email = 'moved@example.com';
  const slots = await nextSlots();
  const { bookingId } = await bookSlot(app, slots[0], { patient_email: email });
  expect(await moveOn(bookingId, slots)).toEqual({ moves: 8, error: expect.objectContaining(refusal) });
  await app.runJobs();
  expect(app.mailbox.to(email)).toHaveLength(9);
  const { rows } = await app.pool.query<{ taken: number }>(
    'select taken from slots where id = any ($1) order by starts_at',
    [slots],
  );
  expect(rows.map(({ taken }) => taken)).toEqual([1, 0]);

  const owner = await prove(email);
  for (const slotId of [slots[1], slots[0], slots[1]])
    expect(await owner.moveBooking({ bookingId, slotId })).toMatchObject({ success: true });
});

it('a visit can be canceled without proof while its mailbox has mails left, and by the mailed link after that', async () => {
  const email = 'canceled@example.com';
  const slots = await nextSlots();
  const { bookingId: other } = await bookSlot(app, slots[0], {
    patient_email: email,
    patient_first_name: 'First',
  });
  expect(await unproved().cancelBooking({ id: other })).toMatchObject({ success: true });
  const { bookingId } = await bookSlot(app, slots[0], {
    patient_email: email,
    patient_first_name: 'Second',
  });
  expect(await moveOn(bookingId, slots)).toMatchObject({ moves: 6 });
  await expect(unproved().cancelBooking({ id: bookingId })).rejects.toMatchObject(refusal);
  await app.runJobs();
  expect(app.mailbox.to(email)).toHaveLength(9);
  const owner = await prove(email);
  expect(await owner.cancelBooking({ id: bookingId })).toMatchObject({ success: true });
});

it('moving a visit without proof does not reveal that the patient has another on that day', async () => {
  const email = 'moved-without-proof@example.com';
  const patient = { patient_email: email, patient_first_name: 'Lena' };
  const [first] = await nextSlots();
  await bookSlot(app, first, patient);
  const next = new Date(Date.UTC(2026, 11, 3, hours)).toISOString();
  const { bookingId } = await bookSlot(app, await insertSlot(app, place, next, 9), patient);
  const toFirst = { bookingId, slotId: first };
  const [named, unnamed] = [
    'This patient already has a no-cost visit on that day. Choose another day, or pay by card.',
    'We cannot move this visit to that day. Your booking is unchanged. Choose another day.',
  ];
  expect(await unproved().moveBooking(toFirst)).toMatchObject({ code: 'refused', errorMessage: unnamed });
  await app.runJobs();
  const owner = await prove(email);
  expect(await owner.moveBooking(toFirst)).toMatchObject({ code: 'refused', errorMessage: named });
});
