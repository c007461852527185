import { makeSignup } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedMorning, insertLocation, insertSlot } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from './budgets';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ budgets: budgetSizes() });
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

/** Another address each time, all in one /64 of IPv6. */
const addressOf = (network: number, n: number) => `2001:db8:7:${network}:${n.toString(16)}::1`;

test('the addresses of one IPv6 /64 hold 6 times of a small location’s day together', async () => {
  const location = await insertLocation(app);
  const hold = async (network: number, n: number) => {
    const slotId = await insertSlot(app, location, new Date(Date.UTC(2026, 11, 2, 15, n)).toISOString());
    const { drafts, appointments } = app.as({ address: addressOf(network, n) });
    const { data } = await drafts.create({ testType: 'RT-PCR' });
    return appointments.reserve({ slotId, draftId: data.draftId });
  };
  for (let n = 1; n <= 6; n += 1) expect(await hold(1, n)).toMatchObject({ success: true });
  expect(await hold(1, 7)).toMatchObject({ success: false, code: 'too-many-tries' });
  expect(await hold(2, 8)).toMatchObject({ success: true });
});

test('the addresses of one IPv6 /64 sign up 10 times a day together', async () => {
  const signUp = (network: number, n: number) =>
    app
      .as({ address: addressOf(network, n) })
      .accounts.signup(makeSignup({ email: `six-${network}-${n}@example.com` }));
  for (let n = 1; n <= 10; n += 1) await signUp(3, n);
  await expect(signUp(3, 11)).rejects.toMatchObject({ status: 429 });
  await expect(signUp(4, 12)).resolves.toBeDefined();
});
