import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookSlot, fixedMorning, insertSlot, openPlace } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let locationId: string;
let nextTime: () => number;
beforeAll(async () => {
  app = await startTestApp();
  ({ locationId, nextTime } = await openPlace(app));
});
afterAll(() => app.close());

const stand = (at: number) => app.moveClock({ at: new Date(at), frozen: true });

async function book() {
  await stand(fixedMorning.getTime());
  const startsAt = nextTime();
  const patient_email = `change${startsAt}@example.com`;
  const slotId = await insertSlot(app, locationId, new Date(startsAt).toISOString());
  const { bookingId: id } = await bookSlot(app, slotId, { patient_email });
  const found = await app.api.appointments.listBookings({ userEmail: patient_email });
  if (!found.success) throw new Error(found.errorMessage);
  return { id, startsAt, slotId, email: patient_email, terms: found.data[0]!.terms };
}

/** A free slot far enough ahead that only the old time can be too late. */
const laterSlot = () => insertSlot(app, locationId, new Date(nextTime() + 86_400_000).toISOString());
const takenOf = async (slotId: string) =>
  (await app.pool.query<{ taken: number }>('select taken from slots where id = $1', [slotId])).rows[0]!.taken;

describe('a visit that has started', () => {
  test.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%i s from its start, is canceled: %s', async (seconds, success) => {
    const { id, startsAt, slotId } = await book();
    await stand(startsAt + seconds * 1000);
    const answer = await app.api.appointments.cancelBooking({ id });
    expect(answer).toMatchObject(
      success
        ? { success }
        : {
            success,
            code: 'conflict',
            errorMessage: 'This booking can no longer be changed: the time of the visit has come.',
          },
    );
    expect(await takenOf(slotId)).toBe(success ? 0 : 1);
  });

  test('cannot be moved, even by a patient who never came', async () => {
    const { id, startsAt, slotId } = await book();
    const wanted = await laterSlot();
    await stand(startsAt + 90_000);
    expect(await app.api.appointments.moveBooking({ bookingId: id, slotId: wanted })).toMatchObject({
      success: false,
      code: 'conflict',
      errorMessage: expect.stringContaining('the time of the visit has come'),
    });
    expect([await takenOf(slotId), await takenOf(wanted)]).toEqual([1, 0]);
  });
});

describe('the cut-off for moving', () => {
  test.each([
    [-1, true],
    [0, true],
    [1, false],
  ])('for the old time, %i s after 30 minutes before it: %s', async (seconds, success) => {
    const { id, startsAt, slotId } = await book();
    const wanted = await laterSlot();
    await stand(startsAt + (seconds - 1800) * 1000);
    const answer = await app.api.appointments.moveBooking({ bookingId: id, slotId: wanted });
    expect(answer).toMatchObject(
      success
        ? { success }
        : {
            success,
            errorMessage:
              'A booking can be moved until 30 minutes before the visit. Your booking is unchanged.',
          },
    );
    expect([await takenOf(slotId), await takenOf(wanted)]).toEqual(success ? [0, 1] : [1, 0]);
  });

  test.each([
    [-1, true],
    [0, true],
    [1, false],
  ])('for the new time, %i s after 30 minutes before it: %s', async (seconds, success) => {
    const earlier = nextTime();
    const { id } = await book();
    const wanted = await insertSlot(app, locationId, new Date(earlier).toISOString());
    await stand(earlier + (seconds - 1800) * 1000);
    const answer = await app.api.appointments.moveBooking({ bookingId: id, slotId: wanted });
    expect(answer).toMatchObject(success ? { success } : { success, code: 'slot-taken' });
  });
});

describe('a form about a booking that another window has moved', () => {
  test('cancels nothing, shows old beside new, and continues with the new terms', async () => {
    const { id, terms } = await book();
    const wanted = await laterSlot();
    expect(await app.api.appointments.moveBooking({ bookingId: id, slotId: wanted, terms })).toMatchObject({
      success: true,
    });
    const refused = await app.api.appointments.cancelBooking({ id, terms });
    expect(refused).toMatchObject({
      success: false,
      code: 'terms-changed',
      changes: [{ name: 'Date' }, { name: 'Time' }],
    });
    expect(await takenOf(wanted)).toBe(1);
    const { terms: now } = refused as { terms?: string };
    expect(await app.api.appointments.cancelBooking({ id, terms: now })).toEqual({ success: true });
  });

  test('moves nothing', async () => {
    const { id, terms } = await book();
    const [first, second] = [await laterSlot(), await laterSlot()];
    await app.api.appointments.moveBooking({ bookingId: id, slotId: first, terms });
    expect(await app.api.appointments.moveBooking({ bookingId: id, slotId: second, terms })).toMatchObject({
      success: false,
      code: 'terms-changed',
      nearest: [],
    });
    expect([await takenOf(first), await takenOf(second)]).toEqual([1, 0]);
  });
});
