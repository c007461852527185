import { makeAssessment, makeVisitAnswers } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
const day = 3;
const slots: string[] = [];
beforeAll(async () => void ({ app } = await startBudgetedPlace()));
afterAll(() => app.close());
/** A location with 18 places on the day. */
beforeEach(async () => {
  place = await insertLocation(app);
  slots.length = 0;
  for (let n = 0; n < 18; n += 1) slots.push(await addSlot(day, n));
});

const addSlot = (onDay: number, minute: number, at = place) =>
  insertSlot(app, at, new Date(Date.UTC(2026, 11, onDay, 15, minute)).toISOString(), 1);

let count = 0;
const nextName = () =>
  `Pat${(count += 1).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)}`;

/** Holds a time and books it for a new patient. */
async function book(slotId: string, who: { email: string; address: string; bookingProof?: string }) {
  const { email, ...visitor } = who;
  const { appointments } = app.as(visitor);
  const held = await appointments.reserve({ slotId });
  if (!held.success) return { ...held, at: 'hold' };
  const answers = makeVisitAnswers({ patient_first_name: nextName(), patient_email: email });
  const confirmed = await appointments.confirm({
    appointmentId: slotId,
    holdToken: held.data.holdToken,
    assessment: makeAssessment(),
    searchLocation: 'Omaha, NE',
    visitInfo: { ...answers, test_type: 'RT-PCR' },
  });
  return { ...confirmed, at: 'confirm' };
}

const bookAll = async (whoOf: (n: number) => Parameters<typeof book>[1]) => {
  const outcomes = [];
  for (const [n, slotId] of slots.entries()) outcomes.push(await book(slotId, whoOf(n)));
  return outcomes;
};
const countBooked = (outcomes: { success: boolean }[]) => outcomes.filter(({ success }) => success).length;

async function prove(email: string, address: string): Promise<string> {
  const slotId = await addSlot(day + 10, slots.length, await insertLocation(app));
  const held = await holdWithCompleteDraft(app, slotId, { answers: { patient_email: email } });
  // Limits on attempts have tests of their own.
  await app.pool.query('delete from rate_limits');
  return proveMailbox(app, email, { draftId: held.draftId, address });
}

test('a network with one proved mailbox can book a third of a location’s day, and hold 2 more', async () => {
  const who = { email: 'bot@example.com', address: '192.0.2.10' };
  const bookingProof = await prove(who.email, who.address);
  const outcomes = await bookAll(() => ({ ...who, bookingProof }));
  expect(countBooked(outcomes)).toBe(6);
  expect(outcomes[6]).toMatchObject({
    at: 'confirm',
    code: 'refused',
    errorMessage:
      'Many visits at this location on this day were booked from your network. Pay by card, or choose another day or location.',
  });
  expect(outcomes.at(-1)).toMatchObject({ at: 'hold', code: 'too-many-tries' });
  const free = await app.pool.query(
    'select sum(capacity - taken)::int as free from slots where location_id = $1',
    [place],
  );
  expect(free.rows).toEqual([{ free: 10 }]);
  expect(await book(slots.at(-1)!, { email: 'honest@example.com', address: '192.0.2.11' })).toMatchObject({
    success: true,
  });
  expect(await book(await addSlot(day + 1, 0), { ...who, bookingProof })).toMatchObject({ success: true });
});

test('a proved mailbox can book a third of it from any number of networks', async () => {
  const email = 'many@example.com';
  const outcomes = [];
  for (const [n, slotId] of slots.slice(0, 8).entries()) {
    const address = `192.0.2.${20 + n}`;
    outcomes.push(await book(slotId, { email, address, bookingProof: await prove(email, address) }));
  }
  expect(countBooked(outcomes)).toBe(6);
  expect(outcomes.at(-1)).toMatchObject({ at: 'confirm', code: 'refused' });
});

test('a network that has booked its third can still hold a time for a card, and no budget refuses it', async () => {
  const address = '192.0.2.40';
  for (const [n, slotId] of slots.slice(0, 6).entries()) {
    expect(await book(slotId, { email: `each${n}@example.com`, address })).toMatchObject({ success: true });
  }
  const api = app.as({ address });
  const held = await holdWithCompleteDraft({ ...app, api }, slots.at(-1)!, {
    answers: { patient_first_name: nextName(), patient_email: 'card@example.com' },
  });
  expect(await confirmHeld({ ...app, api }, held)).toMatchObject({ success: false, code: 'refused' });
  await api.drafts.update({
    draftId: held.draftId,
    section: { name: 'payment', answers: { payment_select: '1' } },
  });
  await agreeTo({ api }, held);
  // The card has not been authorized yet, which is all that is missing.
  expect(await confirmHeld({ ...app, api }, held)).toMatchObject({
    resetCharge: true,
    errorMessage: 'Payment failed. Please try again',
  });
});

test('a canceled visit frees room on its day, and a moved one takes it on the other', async () => {
  const who = { email: 'mover@example.com', address: '192.0.2.50' };
  const booked = [];
  for (const slotId of slots.slice(0, 6))
    booked.push(await book(slotId, { ...who, email: `m${booked.length}@example.com` }));
  expect(countBooked(booked)).toBe(6);
  const elsewhere = await book(await addSlot(day + 1, 0), who);
  if (!('data' in elsewhere) || !('bookingId' in elsewhere.data)) throw new Error('not booked');
  const { bookingId } = elsewhere.data;
  const move = () => app.api.appointments.moveBooking({ bookingId, slotId: slots[10]! });
  expect(await move()).toMatchObject({ success: false, code: 'refused' });
  const first = booked[0]!;
  if (!('data' in first) || !('bookingId' in first.data)) throw new Error('not booked');
  await app.api.appointments.cancelBooking({ id: first.data.bookingId });
  expect(await move()).toMatchObject({ success: true });
});

test('many networks with mailboxes of their own can book half of a day together, and then need the code', async () => {
  for (let n = 18; n < 30; n += 1) slots.push(await addSlot(day, n));
  const strangers = slots.map((_, n) => ({ email: `s${n}@example.com`, address: `198.51.100.${n}` }));
  const outcomes = await bookAll((n) => strangers[n]!);
  expect(countBooked(outcomes)).toBe(15);
  expect(outcomes.at(-1)).toMatchObject({
    at: 'confirm',
    code: 'code-required',
    errorMessage:
      'We cannot book this visit at no cost yet. Enter the code that we email you, or pay by card.',
  });
  const who = { email: 'honest@example.com', address: '192.0.2.60' };
  const bookingProof = await prove(who.email, who.address);
  const late = await addSlot(day, 30);
  expect(await book(late, { ...who, bookingProof })).toMatchObject({ success: true });
});

test('visits that move to another location count there', async () => {
  const elsewhere = await insertLocation(app);
  const booked = [];
  for (const [n, slotId] of slots.slice(0, 12).entries())
    booked.push(await book(slotId, { email: `v${n}@example.com`, address: `198.51.101.${n}` }));
  expect(countBooked(booked)).toBe(12);
  const full = await book(slots[12]!, { email: 'v12@example.com', address: '198.51.101.12' });
  expect(full).toMatchObject({ code: 'code-required' });
  const first = booked[0]!;
  if (!('data' in first) || !('bookingId' in first.data)) throw new Error('not booked');
  const slotId = await addSlot(day, 0, elsewhere);
  const moved = await app.api.appointments.moveBooking({ bookingId: first.data.bookingId, slotId });
  expect(moved).toMatchObject({ success: true });
  expect(await book(slots[13]!, { email: 'v13@example.com', address: '198.51.101.13' })).toMatchObject({
    success: true,
  });
});
