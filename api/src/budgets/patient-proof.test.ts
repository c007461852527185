import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertLocation } from '../../testing/booking-fixture';
import { startBudgetedPlace } from '../../testing/budgeted-place';
import { patientVisits } from '../../testing/patient-visits';
import type { TestApp } from '../../testing/test-app';

let app: TestApp;
let visits: ReturnType<typeof patientVisits>;
beforeAll(async () => void ({ app } = await startBudgetedPlace()));
beforeEach(async () => {
  await app.pool.query('delete from rate_limits');
  visits = patientVisits(app, await insertLocation(app));
});
afterAll(() => app.close());

/** The patient, with a proved mailbox, and a stranger who knows the name and date of birth. */
const castOf = (name: string) => ({
  owner: { name, email: `${name.toLowerCase()}@example.com`, address: '192.0.2.1', isProved: true },
  stranger: { name, email: `made.up.${name.toLowerCase()}@example.com`, address: '192.0.2.2' },
});

const isBooked = { success: true };
const isRefused = { success: false, code: 'refused' };
const needsCode = { success: false, code: 'code-required' };

describe('visits booked by a stranger without proof', () => {
  test('leave a patient with a proved mailbox every day, and both visits within 14 days', async () => {
    const { owner, stranger } = castOf('Gina');
    expect(await visits.book(3, stranger)).toMatchObject(isBooked);
    expect(await visits.book(9, stranger)).toMatchObject(isBooked);
    expect(await visits.book(6, { ...owner, isProved: false })).toMatchObject(needsCode);
    expect(await visits.book(3, owner)).toMatchObject(isBooked);
    expect(await visits.book(6, owner)).toMatchObject(isBooked);
    expect(await visits.book(9, owner)).toMatchObject(isRefused);
  });

  test('do not keep a patient with a proved mailbox from moving a visit', async () => {
    const { owner, stranger } = castOf('Hanna');
    expect(await visits.book(3, stranger)).toMatchObject(isBooked);
    const { bookingId, bookingProof } = await visits.mustBook(4, owner);
    const { appointments } = app.as({ address: owner.address, bookingProof: bookingProof! });
    const slotId = await visits.slotOn(3);
    expect(await appointments.moveBooking({ bookingId, slotId })).toMatchObject(isBooked);
    expect(await visits.book(3, owner)).toMatchObject(isRefused);
  });
});

describe('a person with a proved mailbox is refused', () => {
  test('for visits that this mailbox booked without proof', async () => {
    const { owner } = castOf('Iris');
    await visits.mustBook(3, { ...owner, isProved: false });
    expect(await visits.book(3, owner)).toMatchObject(isRefused);
    await visits.mustBook(4, owner);
    expect(await visits.book(5, owner)).toMatchObject(isRefused);
  });

  test('for visits that another proved mailbox booked, also after they were moved', async () => {
    const { owner, stranger } = castOf('Jana');
    const { bookingId, bookingProof } = await visits.mustBook(3, { ...stranger, isProved: true });
    expect(await visits.book(3, owner)).toMatchObject(isRefused);
    const slotId = await visits.slotOn(4);
    await app.as({ bookingProof: bookingProof! }).appointments.moveBooking({ bookingId, slotId });
    expect(await visits.book(4, owner)).toMatchObject(isRefused);
    expect(await visits.book(3, owner)).toMatchObject(isBooked);
  });
});

test('without proof, visits count whether they were booked with proof or not', async () => {
  const { owner, stranger } = castOf('Karla');
  await visits.mustBook(3, owner);
  expect(await visits.book(3, stranger)).toMatchObject(needsCode);
  await visits.mustBook(4, stranger);
  expect(await visits.book(5, stranger)).toMatchObject(needsCode);
});
