import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startShop, type Shop } from '../../testing/shop';
import { paymentSubjects } from '../payment-subjects';

let shop: Shop;
let hour = 0;
beforeAll(async () => {
  shop = await startShop({ webhooks: false });
  await shop.moveClock({ at: fixedMorning });
});
afterEach(() => {
  shop.standIn.clearFaults();
  shop.deps.subjects = paymentSubjects;
});
afterAll(() => shop.close());

async function charge(email: string) {
  hour += 1;
  const slotId = await insertSlot(shop, await insertLocation(shop), `2026-12-03T${10 + hour}:00:00Z`);
  const answers = { patient_email: email };
  const held = await holdWithCompleteDraft(shop, slotId, { testType: 'Antigen', answers });
  const { draftId, hold } = held;
  const request = { token: 'tok_visa', testType: 'Antigen', draftId, holdToken: hold.holdToken } as const;
  const charged = await shop.api.appointments.createCharge(request);
  if (!charged.success) throw new Error(charged.errorMessage);
  return { held, intentId: charged.data };
}

const stuck = async () => (await runCommand(shop.deps, commands, ['payments', 'stuck'], 'test')).text;
const after = async (minutes: number, sweep: string) => {
  await shop.moveClock({ advanceSeconds: minutes * 60 });
  await shop.sweep(sweep);
};

it('a booking that cannot be finished is given back after 15 minutes, and the person is told once', async () => {
  const { held, intentId } = await charge('stuck@example.com');
  const visit = { ...paymentSubjects.visit, finish: () => Promise.reject(new Error('no pen')) };
  shop.deps.subjects = { ...paymentSubjects, visit };
  expect(await confirmHeld(shop, held)).toMatchObject({ success: false, code: 'unavailable' });
  const { bookingId } = (await shop.api.drafts.get({ draftId: held.draftId })).data;
  const look = () => shop.api.appointments.getConfirmation({ bookingId: bookingId! });
  await expect(look()).rejects.toMatchObject({ status: 409, data: { code: 'unavailable' } });
  await after(14, 'watch-payments');
  expect(await stuck()).toBe('No payment is stuck.');
  await shop.moveClock({ advanceSeconds: 90 });
  expect(await stuck()).toContain('no pen');
  await shop.sweep('watch-payments');
  await after(1, 'watch-payments');
  const { data: refunds } = await shop.deps.stripe.refunds.list({ payment_intent: intentId });
  expect(refunds.map(({ amount }) => amount)).toEqual([7000]);
  const { rows } = await shop.pool.query('select status from appointments where slot_id = $1', [held.slotId]);
  expect(rows).toEqual([{ status: 'failed' }]);
  await expect(look()).rejects.toMatchObject({ status: 409, data: { code: 'refused' } });
  const mails = shop.mailbox.to('stuck@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your payment for your test visit on Thu Dec 03\/26, .+ at /),
  ]);
  expect(mails[0]!.text).toContain('We could not finish your payment of $70.00 for your test visit on');
  expect(mails[0]!.text).toContain('You pay nothing.');
  expect(mails[0]!.text).toMatch(/settled by Tue, Dec 15, 2026 at the latest/);
  expect(shop.logLines.join()).toContain('a payment is stuck');
  expect(await stuck()).toBe('No payment is stuck.');
});

it('one that can be finished by then is confirmed', async () => {
  const { held } = await charge('slow@example.com');
  const visit = { ...paymentSubjects.visit, finish: () => Promise.reject(new Error('no pen')) };
  shop.deps.subjects = { ...paymentSubjects, visit };
  await confirmHeld(shop, held);
  shop.deps.subjects = paymentSubjects;
  await after(16, 'watch-payments');
  expect(await confirmHeld(shop, held)).toMatchObject({ success: true });
  expect(shop.mailbox.to('slow@example.com').map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your test visit is booked'),
  ]);
});

it('an amount that Stripe does not release is listed with its cause until it does', async () => {
  const { held } = await charge('held@example.com');
  shop.standIn.plan({ operation: 'payment_intents.cancel', kind: 'error', times: 50 });
  await after(26, 'settle-payments');
  await after(16, 'watch-payments');
  expect(await stuck()).toContain('An unexpected error occurred');
  const [mail, ...more] = shop.mailbox.to('held@example.com');
  expect(more).toEqual([]);
  expect(mail!.text).toContain('Your payment of $70.00 for your test visit on');
  expect(mail!.text).toContain('is taking longer than it should');
  shop.standIn.clearFaults();
  await shop.sweep('watch-payments');
  expect(await stuck()).toBe('No payment is stuck.');
  expect(held.slotId).toBeTruthy();
});
