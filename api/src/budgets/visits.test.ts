import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { makeAssessment, makeVisitAnswers } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  agreeTo,
  confirmHeld,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startBudgetedPlace } from '../../testing/budgeted-place';
import { proveMailbox } from '../../testing/proved-mailbox';
import type { TestApp } from '../../testing/test-app';

let app: TestApp;
let place: string;
beforeAll(async () => void ({ app, place } = await startBudgetedPlace()));
afterAll(() => app.close());

let minute = 0;
/** A time on a day in December; each one is a new slot. */
function slotOn(day: number): Promise<string> {
  minute += 1;
  const at = new Date(Date.UTC(2026, 11, day, 15, minute % 480));
  return insertSlot(app, place, at.toISOString(), 200);
}

interface Person {
  first?: string;
  email?: string;
  address?: string;
}

let count = 0;
/** A new person. */
const stranger = (given: Person = {}): Required<Person> => {
  count += 1;
  const letters = count.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);
  return {
    first: `Pat${letters}`,
    email: `pat${count}@example.com`,
    address: `198.51.${count % 250}.${Math.floor(count / 250)}`,
    ...given,
  };
};

async function hold(day: number, { address }: Required<Person>) {
  const slotId = await slotOn(day);
  const held = await app.as({ address }).appointments.reserve({ slotId });
  if (!held.success) throw new Error(held.errorMessage);
  return { appointmentId: slotId, holdToken: held.data.holdToken };
}

const confirmAs = (
  { first, email, address }: Required<Person>,
  held: Awaited<ReturnType<typeof hold>>,
  visitInfo: Partial<VisitAnswers> = {},
) =>
  app.as({ address }).appointments.confirm({
    ...held,
    assessment: makeAssessment(),
    searchLocation: 'Omaha, NE',
    visitInfo: {
      ...makeVisitAnswers({ patient_first_name: first, patient_email: email, ...visitInfo }),
      test_type: 'RT-PCR',
    },
  });

async function book(day: number, given: Person = {}) {
  const person = stranger(given);
  return confirmAs(person, await hold(day, person));
}

const countBooked = (outcomes: { success: boolean }[]) => outcomes.filter(({ success }) => success).length;

describe('one patient', () => {
  test('can have one no-cost visit a day, however the name is spelled, and another on another day', async () => {
    const first = 'Zoë';
    expect(await book(2, { first })).toMatchObject({ success: true });
    expect(await book(2, { first: ' ZOE ' })).toMatchObject({
      success: false,
      code: 'code-required',
      errorMessage:
        'We cannot book this visit at no cost yet. Enter the code that we email you, or pay by card.',
    });
    expect(await book(3, { first })).toMatchObject({ success: true });
  });

  test('can have two within 14 days', async () => {
    const first = 'Ines';
    expect(await book(4, { first })).toMatchObject({ success: true });
    expect(await book(5, { first })).toMatchObject({ success: true });
    expect(await book(6, { first })).toMatchObject({ success: false, code: 'code-required' });
  });

  test('can book again after canceling', async () => {
    const first = 'Uma';
    const booked = await book(2, { first });
    if (!booked.success) throw new Error(booked.errorMessage);
    await app.api.appointments.cancelBooking({ id: booked.data.bookingId });
    expect(await book(2, { first })).toMatchObject({ success: true });
  });

  test('can move a visit within its day and to a free day, but not onto another visit’s day', async () => {
    const first = 'Nell';
    const person = { first, email: 'nell@example.com' };
    const booked = await book(7, person);
    await book(8, person);
    if (!booked.success) throw new Error(booked.errorMessage);
    const { bookingId } = booked.data;
    const move = async (day: number) =>
      app.api.appointments.moveBooking({ bookingId, slotId: await slotOn(day) });
    expect(await move(7)).toMatchObject({ success: true });
    expect(await move(9)).toMatchObject({ success: true });
    expect(await move(8)).toMatchObject({ success: false, code: 'refused' });
    expect(await book(7, { first: 'Nella' })).toMatchObject({ success: true });
  });

  test('gets one visit of 100 confirmed at once', async () => {
    const all = Array.from({ length: 100 }, () => stranger({ first: 'Otto' }));
    const holds = await Promise.all(all.map((person) => hold(10, person)));
    const outcomes = await Promise.all(all.map((person, n) => confirmAs(person, holds[n]!)));
    expect(countBooked(outcomes)).toBe(1);
  }, 60_000);
});

test('a mailbox without proof can have 6 upcoming visits, and then needs the code', async () => {
  for (let n = 0; n < 6; n += 1) {
    expect(await book(2, { email: 'same@example.com' })).toMatchObject({ success: true });
  }
  expect(await book(2, { email: 'Same@Example.com' })).toMatchObject({
    success: false,
    code: 'code-required',
    resetCharge: false,
  });
});

test('only a mailed code allows more, for its mailbox and from its network', async () => {
  const email = 'proved@example.com';
  const address = '192.0.2.66';
  for (let n = 0; n < 6; n += 1) await book(3, { email, address });
  const held = await holdWithCompleteDraft({ ...app, api: app.as({ address }) }, await slotOn(3), {
    answers: { patient_first_name: 'Cora', patient_email: email },
  });
  const confirmWith = (bookingProof?: string) =>
    confirmHeld({ ...app, api: app.as({ address, ...(bookingProof && { bookingProof }) }) }, held);
  expect(await confirmWith()).toMatchObject({ code: 'code-required' });
  expect(await confirmWith('made-up')).toMatchObject({ code: 'code-required' });
  expect(await confirmWith(await proveMailbox(app, email, { draftId: held.draftId }))).toMatchObject({
    success: true,
  });

  const stranger = await holdWithCompleteDraft(app, await slotOn(3), {
    answers: { patient_first_name: 'Dora', patient_email: 'nobody@example.com' },
  });
  const userEmail = 'victim@example.com';
  await app.api.appointments.requestLookupCode({ userEmail, draftId: stranger.draftId });
  await app.runJobs();
  expect(app.mailbox.to(userEmail)).toEqual([]);
});

test('an address can book 24 no-cost visits in 24 hours, and then needs the code', async () => {
  const address = '192.0.2.77';
  for (let n = 0; n < 24; n += 1) expect(await book(2, { address })).toMatchObject({ success: true });
  expect(await book(2, { address })).toMatchObject({ success: false, code: 'code-required' });
  expect(await book(2, { address: '192.0.2.78' })).toMatchObject({ success: true });
}, 60_000);

test('the addresses of one IPv6 /64 can book 24 together', async () => {
  const addressOf = (n: number) => `2001:db8:7:7::${n.toString(16)}`;
  for (let n = 0; n < 24; n += 1)
    expect(await book(3, { address: addressOf(n) })).toMatchObject({ success: true });
  expect(await book(3, { address: addressOf(99) })).toMatchObject({ success: false, code: 'code-required' });
}, 60_000);

test('a refused visit keeps its hold and everything filled in, and a card books it', async () => {
  await book(2, { first: 'Vera' });
  const held = await holdWithCompleteDraft(app, await slotOn(2), { answers: { patient_first_name: 'Vera' } });
  expect(await confirmHeld(app, held)).toMatchObject({ success: false, code: 'code-required' });
  const { data } = await app.api.drafts.get({ draftId: held.draftId });
  expect(data.hold?.secondsLeft).toBeGreaterThan(0);
  expect(data.visitInfo.patient_first_name).toBe('Vera');
  const byCard = {
    draftId: held.draftId,
    section: { name: 'payment', answers: { payment_select: '1' } },
  } as const;
  await app.api.drafts.update(byCard);
  await agreeTo(app, held);
  expect(await confirmHeld(app, held)).toMatchObject({
    resetCharge: true,
    errorMessage: 'Payment failed. Please try again',
  });
});

test('an address can hold a third of a location’s places on one day, and at least 6', async () => {
  const days = [await insertLocation(app), await insertLocation(app)];
  const reserve = async (location: string, day: number, n: number, capacity: number, address: string) => {
    const at = new Date(Date.UTC(2026, 11, day, 15, n));
    const slotId = await insertSlot(app, location, at.toISOString(), capacity);
    const { data } = await app.as({ address }).drafts.create({ testType: 'RT-PCR' });
    return app.as({ address }).appointments.reserve({ slotId, draftId: data.draftId });
  };
  for (let n = 0; n < 5; n += 1)
    await insertSlot(app, days[1]!, new Date(Date.UTC(2026, 11, 3, 20, n)).toISOString(), 5);
  const small = [];
  for (let n = 0; n < 8; n += 1) small.push(await reserve(days[0]!, 3, n, 1, '192.0.2.90'));
  expect(countBooked(small)).toBe(6);
  expect(small.at(-1)).toMatchObject({
    code: 'too-many-tries',
    errorMessage:
      'Many times at this location on this day are being held from your network. Choose another day or location, or try again in 25 minutes.',
  });
  expect(await reserve(days[0]!, 3, 9, 1, '192.0.2.91')).toMatchObject({ success: true });
  expect(await reserve(days[0]!, 4, 9, 1, '192.0.2.90')).toMatchObject({ success: true });
  const large = [];
  for (let n = 0; n < 14; n += 1) large.push(await reserve(days[1]!, 3, n, 1, '192.0.2.92'));
  expect(countBooked(large)).toBe(Math.floor((25 + large.length) / 3));
});

test('an address can hold 60 times in all, across any number of locations and days', async () => {
  const at = await insertLocation(app);
  const api = app.as({ address: '192.0.2.93' });
  const reserve = async (n: number) => {
    const start = new Date(Date.UTC(2026, 11, 3 + Math.floor(n / 6), 15, n % 6));
    const slotId = await insertSlot(app, at, start.toISOString(), 1);
    const { data } = await api.drafts.create({ testType: 'RT-PCR' });
    return api.appointments.reserve({ slotId, draftId: data.draftId });
  };
  for (let n = 0; n < 60; n += 1) expect(await reserve(n), `hold ${n + 1}`).toMatchObject({ success: true });
  expect(await reserve(60)).toMatchObject({
    success: false,
    errorMessage: 'You are already holding other times. Use one of them, or wait until they end.',
  });
});
