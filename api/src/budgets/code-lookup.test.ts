import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from './budgets';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ budgets: budgetSizes(), bookingLookup: 'code' });
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

const told = (call: Promise<object>) =>
  call.then(
    (answer) => JSON.stringify(answer),
    ({ status, message }: { status: number; message: string }) => `${status} ${message}`,
  );

/** What a stranger on ten networks learns about an address: its list, then codes until no more are mailed. */
async function readOff(userEmail: string): Promise<string[]> {
  const seen: string[] = [];
  for (let n = 1; n <= 10; n += 1) {
    const { appointments } = app.as({ address: `198.51.100.${n}`, bookingProof: 'none' });
    for (let times = 0; times < 2; times += 1) {
      seen.push(await told(appointments.listBookings({ userEmail })));
      seen.push(await told(appointments.requestLookupCode({ userEmail })));
    }
  }
  return seen.map((line) => line.replaceAll(userEmail, 'address'));
}

it('where the list requires a code, no limit and no budget reveals whose address has visits or an account', async () => {
  const booked = 'booked@example.com';
  const slotId = await insertSlot(app, await insertLocation(app), '2026-12-04T15:00:00Z');
  const held = await holdWithCompleteDraft(app, slotId, { answers: { patient_email: booked } });
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  // A mail of the visit itself counts for a day, for any address: the person booking with it causes it.
  await app.moveClock({ advanceSeconds: 24 * 3600 });
  const ofNobody = await readOff('nobody@example.com');
  expect(ofNobody[0]).toContain('code-required');
  expect(ofNobody.at(-1)).toContain('429');
  expect(await readOff(booked)).toEqual(ofNobody);
  expect(await readOff((await addShopper(app)).email)).toEqual(ofNobody);
});
