import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedMorning } from '../../testing/booking-fixture';
import { openHouseholds } from '../../testing/household-visits';
import { startTestApp } from '../../testing/test-app';
import { giveProof } from './booking-proof';

const app = await startTestApp();
const { bookFamily, openMorning, takenOf } = openHouseholds(app);
beforeEach(() => app.moveClock({ at: fixedMorning, frozen: true }));
afterAll(() => app.close());

const three = [{}, {}, {}];

describe('the list of bookings', () => {
  test('names the visits that were booked together, earliest first, with terms for all of them', async () => {
    const morning = await openMorning([1, 1, 1]);
    const { ids, list } = await bookFamily(morning.slots[1]!, three);
    expect((await list()).households).toMatchObject([
      { bookings: ids, canMove: true, terms: expect.any(String) },
    ]);
  });

  test('names none once only one of them is ahead', async () => {
    const morning = await openMorning([2]);
    const { ids, asPatient, list } = await bookFamily(morning.slots[0]!, [{}, {}]);
    await asPatient.appointments.cancelBooking({ id: ids[1]! });
    expect((await list()).households).toEqual([]);
  });
});

describe('all visits of a household', () => {
  test('are canceled by one press, each with a mail, and their times are free at once', async () => {
    const morning = await openMorning([2, 1]);
    const { asPatient, bookingId, list, told } = await bookFamily(morning.slots[0]!, three);
    const { terms } = (await list()).households[0]!;
    expect(await asPatient.households.cancel({ bookingId, terms })).toEqual({ success: true });
    expect(await takenOf(morning)).toEqual([0, 0]);
    expect((await list()).data.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await told('canceled')).toHaveLength(3);
    expect(await asPatient.households.cancel({ bookingId, terms })).toMatchObject({
      success: false,
      code: 'already-cancelled',
    });
  });

  test('need a proof of the mailbox, and leave visits with another address alone', async () => {
    const morning = await openMorning([3]);
    const other = { patient_email: 'other-address@example.com' };
    const { asPatient, bookingId } = await bookFamily(morning.slots[0]!, [{}, {}, other]);
    const stranger = app.as({ bookingProof: await giveProof(app.deps, 'stranger@example.com') });
    await expect(stranger.households.cancel({ bookingId })).rejects.toMatchObject({ status: 403 });
    await expect(stranger.households.move({ bookingId, slotId: morning.slots[0]! })).rejects.toMatchObject({
      status: 403,
    });
    expect(await asPatient.households.cancel({ bookingId })).toEqual({ success: true });
    expect(await takenOf(morning)).toEqual([1]);
  });

  test('are not canceled when one of them changed since the page was shown', async () => {
    const morning = await openMorning([3, 3]);
    const { asPatient, ids, bookingId, list } = await bookFamily(morning.slots[0]!, three);
    const { terms } = (await list()).households[0]!;
    await asPatient.appointments.moveBooking({ bookingId: ids[2]!, slotId: morning.slots[1]! });
    expect(await asPatient.households.cancel({ bookingId, terms })).toMatchObject({
      success: false,
      code: 'terms-changed',
    });
    expect(await takenOf(morning)).toEqual([2, 1]);
  });

  test('move to times as near as possible, or none does', async () => {
    const morning = await openMorning([3, 0, 0, 0, 0, 0, 1, 2, 1]);
    const { asPatient, bookingId, list, told } = await bookFamily(morning.slots[0]!, three);
    expect(await asPatient.households.move({ bookingId, slotId: morning.slots[8]! })).toMatchObject({
      success: true,
      data: [{}, {}, {}],
    });
    expect(await takenOf(morning)).toEqual([0, 0, 0, 0, 0, 0, 0, 2, 1]);
    expect(await told('moved')).toHaveLength(3);
    const full = await openMorning([1, 1]);
    expect(await asPatient.households.move({ bookingId, slotId: full.slots[0]! })).toMatchObject({
      success: false,
      code: 'slot-taken',
    });
    expect(await takenOf(full)).toEqual([0, 0]);
    expect(await takenOf(morning)).toEqual([0, 0, 0, 0, 0, 0, 0, 2, 1]);
    expect((await list()).data.every(({ status }) => status === 'active')).toBe(true);
  });

  test('move among their own times too: what they hold is free for them', async () => {
    const morning = await openMorning([1, 1, 1, 1]);
    const { asPatient, bookingId } = await bookFamily(morning.slots[1]!, three);
    expect(await asPatient.households.move({ bookingId, slotId: morning.slots[3]! })).toMatchObject({
      success: true,
    });
    expect(await takenOf(morning)).toEqual([0, 1, 1, 1]);
  });

  test('cannot be moved shortly before, and are found only through one of them', async () => {
    const morning = await openMorning([3]);
    const { email, bookingId } = await bookFamily(morning.slots[0]!, [{}, {}]);
    await app.moveClock({ at: new Date('2026-12-02T15:45:00Z'), frozen: true });
    const again = app.as({ bookingProof: await giveProof(app.deps, email) });
    expect(await again.households.move({ bookingId, slotId: morning.slots[0]! })).toMatchObject({
      success: false,
      code: 'conflict',
    });
    await expect(again.households.cancel({ bookingId: 'none' })).rejects.toMatchObject({ status: 404 });
  });
});
