import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCoupon, addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { budgetSizes } from './budgets';

let shop: Shop;
const start = Date.parse('2026-12-01T16:00:00Z');
beforeAll(async () => {
  shop = await startShop({ settings: { budgets: budgetSizes() } });
});
afterAll(() => shop.close());

/** Moves the clock to this many minutes after the start and runs everything due by then. */
async function after(minutes: number): Promise<void> {
  await shop.moveClock({ at: new Date(start + minutes * 60_000), frozen: true });
  await shop.sweep('release-orders');
}

const redeemed = async (code: string) =>
  (await shop.deps.db.execute<{ n: number }>(sql`select redemptions as n from coupons where code = ${code}`))
    .rows[0]!.n;

const toPay = async ({ id: userId, api }: Shopper, id: string) => (await api.orders.get({ userId, id })).data;
const pay = async ({ api }: Shopper, orderId: string) =>
  (await api.subscriptions.create({ orderId, paymentMethod: 'pm_card_visa' })).data;
const press = (shopper: Shopper, orderId: string) => shopper.api.payments.createPaymentIntent({ orderId });

describe('an account’s unpaid orders', () => {
  it('hold kits for 35 minutes and two renewals, 105 in 24 hours, and none after that', async () => {
    await after(0);
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 30 });
    let held = 0;
    for (let minute = 0; minute < 4 * 60; minute += 5) {
      await after(minute);
      await shopper.order({ [kit]: 20 });
      if ((await stockOf(shop, kit)) === 10) held += 5;
    }
    expect(held).toBeGreaterThan(60);
    expect(held).toBeLessThanOrEqual(105);
    await after(25 * 60 + 60);
    await shopper.order({ [kit]: 20 });
    expect(await stockOf(shop, kit)).toBe(10);
  });

  it('hold no more than 20 kits', async () => {
    await after(0);
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 1000 });
    const id = await shopper.order({ [kit]: 938 });
    expect(await stockOf(shop, kit)).toBe(1000);
    expect(await toPay(shopper, id)).toMatchObject({ isHeld: false });
    expect(await toPay(shopper, await shopper.order({ [kit]: 20 }))).toMatchObject({ isHeld: true });
    expect(await stockOf(shop, kit)).toBe(980);
  });

  it('hold no more than 20 kits together, even of 100 posted at once', async () => {
    await after(0);
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 1000 });
    await Promise.allSettled(Array.from({ length: 100 }, (_, n) => shopper.order({ [kit]: 1 + (n % 20) })));
    expect(await stockOf(shop, kit)).toBeGreaterThanOrEqual(980);
  }, 60_000);

  it('that change again and again use up minutes, not presses', async () => {
    await after(0);
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 100 });
    for (let quantity = 1; quantity <= 9; quantity += 1) await shopper.order({ [kit]: quantity });
    expect(await stockOf(shop, kit)).toBe(91);
  });
});

describe('a coupon’s uses', () => {
  it('are held with the kits: one for each account, for as long', async () => {
    await after(0);
    const kit = await addKit(shop, { stock: 40 });
    const code = 'THRICE';
    await addCoupon(shop, { code, maxRedemptions: 3 });
    const [greedy, other] = [await addShopper(shop), await addShopper(shop)];
    for (let quantity = 1; quantity <= 5; quantity += 1) await greedy.order({ [kit]: quantity }, code);
    expect(await redeemed(code)).toBe(1);
    await other.order({ [kit]: 1 }, code);
    expect(await redeemed(code)).toBe(2);
    await after(36);
    expect(await redeemed(code)).toBe(0);
  });
});

describe('an order beyond the budget', () => {
  it('claims its kits and its coupon when Pay is pressed, and returns them if it is not paid', async () => {
    await after(0);
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 40 });
    const code = 'ONCE';
    await addCoupon(shop, { code, maxRedemptions: 1 });
    const id = await shopper.order({ [kit]: 30 }, code);
    expect([await stockOf(shop, kit), await redeemed(code)]).toEqual([40, 0]);
    await press(shopper, id);
    expect([await stockOf(shop, kit), await redeemed(code)]).toEqual([10, 1]);
    await press(shopper, id);
    expect(await stockOf(shop, kit)).toBe(10);
    await after(36);
    expect([await stockOf(shop, kit), await redeemed(code)]).toEqual([40, 0]);
  });

  it('claims them for Stripe’s page, but not for a link to it', async () => {
    await after(0);
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 40 });
    const orderId = await shopper.order({ [kit]: 30 });
    await shopper.api.payments.createPayLink({ orderId });
    expect(await stockOf(shop, kit)).toBe(40);
    await shopper.api.payments.createCheckoutSession({ orderId });
    expect(await stockOf(shop, kit)).toBe(10);
  });

  it('reports a shortage when Pay is pressed, and charges nothing', async () => {
    await after(0);
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 40, name: 'Iron test' });
    const id = await shopper.order({ [kit]: 30 });
    await shop.deps.db.execute(sql`update products set stock = 4 where id = ${kit}`);
    const { terms, changes } = await toPay(shopper, id);
    expect(changes).toEqual([]);
    for (const payment of [{ orderId: id }, { orderId: id, terms: terms! }]) {
      await expect(shopper.api.payments.createPaymentIntent(payment)).rejects.toMatchObject({
        status: 409,
        message: 'Only 4 of Iron test left.',
        data: { code: 'out-of-stock' },
      });
    }
    expect(await stockOf(shop, kit)).toBe(4);
  });

  it('holds kits at Pay five times a day without payment, and can be paid after that', async () => {
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 40 });
    for (let n = 0; n < 5; n += 1) {
      await after(n * 36);
      await press(shopper, await shopper.order({ [kit]: 30 }));
      expect(await stockOf(shop, kit)).toBe(10);
    }
    await after(5 * 36);
    const last = await shopper.order({ [kit]: 30 });
    await press(shopper, last);
    expect(await stockOf(shop, kit)).toBe(40);
    expect(await pay(shopper, last)).toMatchObject({ paymentStatus: 'succeeded' });
    expect(await stockOf(shop, kit)).toBe(10);
  });
});

describe('an order of more than 40 kits', () => {
  it('holds none when Pay is pressed or Stripe’s page is created, and takes them with the money', async () => {
    await after(0);
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 1000 });
    const orderId = await shopper.order({ [kit]: 938 });
    await press(shopper, orderId);
    await shopper.api.payments.createCheckoutSession({ orderId });
    expect(await stockOf(shop, kit)).toBe(1000);
    expect(await pay(shopper, orderId)).toMatchObject({ paymentStatus: 'succeeded' });
    expect(await stockOf(shop, kit)).toBe(62);
  });

  it('is refunded, with the reason, when the kits sold out after the payment was opened', async () => {
    await after(0);
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock: 50 });
    const orderId = await shopper.order({ [kit]: 45 });
    const { data } = await press(shopper, orderId);
    await shop.deps.db.execute(sql`update products set stock = 44 where id = ${kit}`);
    const intent = data.clientSecret.split('_secret_')[0]!;
    const params = { payment_method: 'pm_card_visa', return_url: 'http://shop.test/' };
    await shop.deps.stripe.paymentIntents.confirm(intent, params);
    await shop.standIn.webhooksSent();
    const { latest_charge: charge } = await shop.deps.stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({ refunded: true });
    expect((await shopper.api.payments.getPaymentState({ orderId })).data).toEqual({
      paymentStatus: 'canceled',
      isPaid: false,
      isGivenBack: true,
      errorMessage: 'The kits sold out before your payment came. The whole amount goes back to your card.',
      refusedAttempt: 'given back',
    });
    await shop.runJobs();
    expect(shop.mailbox.to(shopper.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('We are refunding your payment for order'),
    ]);
    expect(await stockOf(shop, kit)).toBe(44);
  });
});
