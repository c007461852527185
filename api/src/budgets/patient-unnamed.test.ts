import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixedMorning, insertLocation } from '../../testing/booking-fixture';
import { patientVisits, type PatientAsker } from '../../testing/patient-visits';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from './budgets';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ budgets: { ...budgetSizes(), visitsOfMailbox: 2 } });
  await app.moveClock({ at: fixedMorning, frozen: true });
});
beforeEach(async () => {
  await app.pool.query('delete from rate_limits');
  visits = patientVisits(app, await insertLocation(app));
});
afterAll(() => app.close());

const codeFirst =
  'We cannot book this visit at no cost yet. Enter the code that we email you, or pay by card.';
const noReason =
  'We cannot book this visit at no cost. Pay by card, try another day, or come back when more days are listed.';
const sameDay = 'This patient already has a no-cost visit on that day. Choose another day, or pay by card.';

let visits: ReturnType<typeof patientVisits>;
const book = (day: number, asker: PatientAsker) => visits.book(day, asker);

test('a person without a proved mailbox hears the same about a patient’s visit as about a full mailbox', async () => {
  const victim = { name: 'Viktorine', email: 'victim@example.com', address: '192.0.2.1' };
  expect(await book(2, victim)).toMatchObject({ success: true });
  const { email, address } = { email: 'nosy@example.com', address: '192.0.2.2' };
  const ofPatient = await book(2, { name: 'viktorine', email, address });
  for (const name of ['Ann', 'Bea'])
    expect(await book(3, { name, email: 'full@example.com', address })).toMatchObject({ success: true });
  const ofMailbox = await book(4, { name: 'Cleo', email: 'full@example.com', address });
  const told = { success: false, code: 'code-required', errorMessage: codeFirst, resetCharge: false };
  expect(ofPatient).toEqual(told);
  expect(ofMailbox).toEqual(told);
});

test('a person who proved another mailbox is not told why, and the person who booked the other visit is', async () => {
  const owner = { name: 'Wilma', email: 'wilma@example.com', address: '192.0.2.3', isProved: true };
  expect(await book(2, owner)).toMatchObject({ success: true });
  const stranger = { ...owner, email: 'stranger@example.com', address: '192.0.2.4' };
  expect(await book(2, stranger)).toMatchObject({ code: 'refused', errorMessage: noReason });
  expect(await book(2, owner)).toMatchObject({ code: 'refused', errorMessage: sameDay });
});

test('a patient’s two-week budget is named to the person who booked both visits, not to one who booked only one', async () => {
  const one = { name: 'Xenia', email: 'one@example.com', address: '192.0.2.5' };
  const other = { ...one, email: 'other@example.com', address: '192.0.2.6' };
  await book(2, one);
  await book(4, { ...other, isProved: true });
  expect(await book(6, { ...one, isProved: true })).toMatchObject({ errorMessage: noReason });
  const both = { name: 'Yara', email: 'both@example.com', address: '192.0.2.7' };
  await book(2, both);
  await book(4, both);
  expect(await book(6, { ...both, isProved: true })).toMatchObject({
    errorMessage:
      'This patient already has the no-cost visits that we offer within 14 days. Pay by card, or choose a later day, which may not be listed yet.',
  });
});

test('moving a visit does not reveal the patient’s other days to a stranger', async () => {
  const owner = { name: 'Zora', email: 'zora@example.com', address: '192.0.2.8' };
  await book(2, { ...owner, isProved: true });
  const nosy = { ...owner, email: 'nosy-mover@example.com', address: '192.0.2.9' };
  const move = async (bookingId: string, day: number, bookingProof: string) =>
    app.as({ address: nosy.address, bookingProof }).appointments.moveBooking({
      bookingId,
      slotId: await visits.slotOn(day),
    });
  const booked = await book(3, { ...nosy, isProved: true });
  if (!booked.success) throw new Error(booked.errorMessage);
  expect(await move(booked.data.bookingId, 2, booked.bookingProof!)).toMatchObject({
    success: false,
    errorMessage: 'We cannot move this visit to that day. Your booking is unchanged. Choose another day.',
  });
  const own = { ...owner, name: 'Zita' };
  await book(2, own);
  const second = await book(3, { ...own, isProved: true });
  if (!second.success) throw new Error(second.errorMessage);
  expect(await move(second.data.bookingId, 2, second.bookingProof!)).toMatchObject({ errorMessage: sameDay });
});
