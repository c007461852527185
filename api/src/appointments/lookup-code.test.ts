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
let bookingId: string;
const userEmail = 'ada@example.com';
beforeAll(async () => {
  app = await startTestApp({ bookingLookup: 'code' });
  await app.moveClock({ at: fixedMorning });
  const slotId = await insertSlot(app, await insertLocation(app), '2026-12-02T15:00:00Z');
  const outcome = await confirmHeld(app, await holdWithCompleteDraft(app, slotId));
  if (!outcome.success) throw new Error(outcome.errorMessage);
  ({ bookingId } = outcome.data);
});
afterAll(() => app.close());

const lookUp = (proof: { code?: string; lookupToken?: string } = {}, email = userEmail) =>
  app.api.appointments.listBookings({ userEmail: email, ...proof });

async function mailedCode(): Promise<string> {
  expect(await app.api.appointments.requestLookupCode({ userEmail })).toEqual({ success: true });
  await app.runJobs();
  const mails = app.mailbox.to(userEmail).filter(({ subject }) => subject.startsWith('Your code'));
  return /\b\d{6}\b/.exec(mails.at(-1)!.text)![0];
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

test('asks for the code, accepts it once, and then the token of the answer', async () => {
  expect(await lookUp()).toMatchObject({ success: false, code: 'code-required' });
  const code = await mailedCode();
  const found = await lookUp({ code });
  if (!found.success) throw new Error(found.errorMessage);
  expect(found.data).toHaveLength(1);
  expect(await lookUp({ code })).toMatchObject({ success: false });
  expect(await lookUp({ lookupToken: found.lookupToken })).toMatchObject({ success: true });
  expect(await lookUp({ lookupToken: found.lookupToken }, 'other@example.com')).toMatchObject({
    success: false,
  });
});

test('five wrong tries end a code', async () => {
  const code = await mailedCode();
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await lookUp({ code: wrongFor(code) })).toMatchObject({ success: false, code: 'code-wrong' });
  }
  expect(await lookUp({ code })).toMatchObject({ success: false });
});

test('a code is over after ten minutes', async () => {
  const code = await mailedCode();
  await app.moveClock({ advanceSeconds: 601 });
  expect(await lookUp({ code })).toMatchObject({ success: false });
});

test('an address without bookings is answered alike, and gets no mail', async () => {
  const stranger = 'stranger@example.com';
  expect(await app.api.appointments.requestLookupCode({ userEmail: stranger })).toEqual({ success: true });
  await app.runJobs();
  expect(app.mailbox.to(stranger)).toEqual([]);
  await mailedCode();
  expect(await lookUp({ code: '000000' }, stranger)).toEqual(await lookUp({ code: 'abc' }));
});

test('a booking is changed only with the token of its own lookup', async () => {
  expect(await app.api.appointments.cancelBooking({ id: bookingId })).toMatchObject({
    success: false,
    code: 'code-required',
  });
  const found = await lookUp({ code: await mailedCode() });
  if (!found.success) throw new Error(found.errorMessage);
  const { lookupToken } = found;
  expect(await app.api.appointments.cancelBooking({ id: bookingId, lookupToken })).toEqual({ success: true });
});
