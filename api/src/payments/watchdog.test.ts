import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { subscribe } from '../../testing/subscription';
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

it('a booking that cannot be finished is refunded after 15 minutes, and the person is told once', async () => {
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
    'We could not finish your payment for your test visit',
  ]);
  expect(mails[0]!.text).toContain('We could not finish your payment of $70.00 for your test visit on');
  expect(mails[0]!.text).toContain('You do not pay for it.');
  expect(mails[0]!.text).toContain('The visit is not booked. If you still want it, book again: http');
  expect(mails[0]!.text).toMatch(/settled by Tue, Dec 15, 2026 at the latest/);
  expect(shop.logLines.join()).toContain('a payment is stuck');
  expect(await stuck()).toBe('No payment is stuck.');
});

it('a booking that can be finished by then is confirmed', async () => {
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

it('an amount that Stripe does not release is listed with its cause until Stripe does', async () => {
  const { held } = await charge('held@example.com');
  shop.standIn.plan({ operation: 'payment_intents.cancel', kind: 'error', times: 50 });
  await after(26, 'settle-payments');
  await after(16, 'watch-payments');
  expect(await stuck()).toContain('An unexpected error occurred');
  const [mail, ...more] = shop.mailbox.to('held@example.com');
  expect(more).toEqual([]);
  expect(mail!.text).toContain('Your payment of $70.00 for your test visit on');
  expect(mail!.text).toContain('is taking longer than it should');
  expect(mail!.text).toContain('The visit is not booked.');
  expect(mail!.text).toContain('The whole amount goes back to your card.');
  expect(mail!.text).not.toContain('goes through');
  expect(mail!.subject).toBe('Your payment for your test visit is taking longer');
  shop.standIn.clearFaults();
  await shop.sweep('watch-payments');
  expect(await stuck()).toBe('No payment is stuck.');
  expect(held.slotId).toBeTruthy();
});

/** An order paid at Stripe after its kit was sold to someone else. @returns the payment intent */
async function payTooLate(shopper: Shopper): Promise<string> {
  const kit = await addKit(shop, { price: 4900, stock: 1 });
  const orderId = await shopper.order({ [kit]: 1 });
  const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
  const intentId = data.clientSecret.split('_secret_')[0]!;
  await shop.deps.stripe.paymentIntents.confirm(intentId, {
    payment_method: 'pm_card_visa',
    return_url: 'http://shop.test/',
  });
  await shop.pool.query(`update orders set stock_state = 'released', status = 'Cancelled' where id = $1`, [
    orderId,
  ]);
  await shop.pool.query('update products set stock = 0 where id = $1', [kit]);
  await after(1, 'settle-payments');
  return intentId;
}

/** A renewal that Stripe charges before we could find that no kit is left. @returns the payment intent */
async function renewWithoutKit(shopper: Shopper): Promise<string> {
  const kit = await addKit(shop, { price: 6000 });
  const subscription = await subscribe(shop, shopper, { kit });
  await shop.pool.query('update products set stock = 0 where id = $1', [kit]);
  await shop.moveClock({ advanceSeconds: 95 * 24 * 3600 });
  await shop.standIn.catchUp();
  await shop.sweep('settle-subscriptions');
  const { rows } = await shop.pool.query<{ intentId: string | null }>(
    `select payment_intent_id as "intentId" from payments p
     join renewals r on r.stripe_invoice_id = p.subject_id where r.subscription_id = $1`,
    [subscription],
  );
  return rows[0]!.intentId!;
}

describe('money that cannot be refunded', () => {
  it.each([
    ['an order', payTooLate, 4900, 'The order is not paid, and nothing is sent for it.'],
    ['a renewal', renewWithoutKit, 4500, 'No kit is sent for this renewal.'],
  ])(
    'of %s is listed with its cause, reported to its person once, and refunded once',
    async (_kind, pay, cents, standing) => {
      const shopper = await addShopper(shop);
      shop.standIn.plan({ operation: 'refunds.create', kind: 'error', times: 50 });
      const intentId = await pay(shopper);
      const told = () =>
        shop.mailbox.to(shopper.email).filter(({ text }) => text.includes('taking longer than it should'));
      const countTold = () => told().length;
      await after(14, 'watch-payments');
      expect([await stuck(), countTold()]).toEqual(['No payment is stuck.', 0]);
      for (const minutes of [2, 1]) {
        await after(minutes, 'watch-payments');
        expect(await stuck()).toContain('An unexpected error occurred');
        expect(countTold()).toBe(1);
      }
      expect(told()[0]!.text).toContain(standing);
      expect(told()[0]!.text).toContain('The whole amount goes back to your card.');
      shop.standIn.clearFaults();
      await after(1, 'watch-payments');
      await after(1, 'watch-payments');
      expect(await stuck()).toBe('No payment is stuck.');
      const { data: refunds } = await shop.deps.stripe.refunds.list({ payment_intent: intentId });
      expect(refunds.map(({ amount }) => amount)).toEqual([cents]);
      expect(countTold()).toBe(1);
    },
  );

  it('does not include an order that can still be paid', async () => {
    const shopper = await addShopper(shop);
    const orderId = await shopper.order({ [await addKit(shop)]: 1 });
    await shopper.api.payments.createPaymentIntent({ orderId });
    await after(20, 'watch-payments');
    expect(await stuck()).toBe('No payment is stuck.');
    expect(shop.mailbox.to(shopper.email)).toEqual([]);
  });
});
