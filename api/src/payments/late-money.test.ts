import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCoupon, addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4900, stock: 1 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

async function letGo(): Promise<void> {
  await shop.moveClock({ advanceSeconds: 36 * 60 });
  await shop.sweep();
}

describe('an order released while Stripe creates the way to pay it', () => {
  it('returns no intent, and leaves none that could be paid', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { paymentIntents } = shop.deps.stripe;
    const create = paymentIntents.create.bind(paymentIntents);
    vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (...args) => {
      const intent = await create(...args);
      await letGo();
      return intent;
    });
    await expect(shopper.api.payments.createPaymentIntent({ orderId })).rejects.toMatchObject({
      status: 409,
      data: { code: 'hold-expired' },
    });
    const [latest] = (await paymentIntents.list({ limit: 1 })).data;
    expect(latest).toMatchObject({ status: 'canceled', metadata: { orderId } });
    expect(await stockOf(shop, kit)).toBe(1);
  });
});

describe('money for a payment that was given up', () => {
  /** The order's page and the mail say why the money is refunded. */
  async function expectTold(orderId: string, words: string, mailed: string): Promise<void> {
    const { data } = await shopper.api.payments.getPaymentState({ orderId });
    expect(data).toMatchObject({ isPaid: false, isGivenBack: true, errorMessage: words });
    await shop.runJobs();
    const mail = shop.mailbox.to(shopper.email).at(-1)!;
    expect(mail.subject).toMatch(/^We are refunding your payment for order/);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(mailed);
  }

  /** Pays an order at Stripe long after we canceled its payment and released it. @returns the intent */
  async function payLate(orderId: string, meanwhile: () => Promise<unknown> = async () => {}) {
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    const id = data.clientSecret.split('_secret_')[0]!;
    await shop.pool.query(`update payments set status = 'cancelled' where payment_intent_id = $1`, [id]);
    await letGo();
    await meanwhile();
    await shop.deps.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://shop.test/',
    });
    await shop.standIn.webhooksSent();
    return shop.deps.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  }

  const setStock = (stock: number) =>
    shop.pool.query('update products set stock = $1 where id = $2', [stock, kit]);

  it('is refunded when the kits are sold', async () => {
    await setStock(1);
    const orderId = await shopper.order({ [kit]: 1 });
    const intent = await payLate(orderId, () => setStock(0));
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { refunded: true } });
    await expectTold(
      orderId,
      'The kits sold out before your payment came. The whole amount goes back to your card.',
      'arrived after its kits sold out. The whole amount goes back to your card.',
    );
  });

  it('is refunded when another order was placed since', async () => {
    await setStock(2);
    const orderId = await shopper.order({ [kit]: 1 });
    const intent = await payLate(orderId, () => shopper.order({ [kit]: 1 }));
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { refunded: true } });
    await expectTold(
      orderId,
      'You placed another order instead of this one. This payment goes back to your card.',
      'arrived after you placed another order instead.',
    );
    await letGo();
  });

  it('is refunded when the order is already paid, and the mail says that the order stands', async () => {
    await setStock(1);
    const orderId = await shopper.order({ [kit]: 1 });
    const openIntent = async () => {
      const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
      return data.clientSecret.split('_secret_')[0]!;
    };
    const pay = async (id: string) => {
      const card = { payment_method: 'pm_card_visa', return_url: 'http://shop.test/' };
      await shop.deps.stripe.paymentIntents.confirm(id, card);
      await shop.standIn.webhooksSent();
    };
    const first = await openIntent();
    await shop.pool.query(`update payments set status = 'cancelled' where payment_intent_id = $1`, [first]);
    await pay(await openIntent());
    await pay(first);
    const intent = await shop.deps.stripe.paymentIntents.retrieve(first, { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { refunded: true } });
    const { data } = await shopper.api.payments.getPaymentState({ orderId });
    expect(data.isPaid).toBe(true);
    await shop.runJobs();
    const { orderNumber } = (await shopper.api.orders.get({ userId: shopper.id, id: orderId })).data;
    const subject = `We are refunding your payment for order ${orderNumber}`;
    const mail = shop.mailbox.to(shopper.email).find((each) => each.subject === subject)!;
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(
      'arrived after the order was already paid, so you paid twice. Your order is not affected.',
    );
    expect(mail.text).toContain(`/order-details/${orderId}`);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const order = await shopper.api.orders.get({ userId: shopper.id, id: orderId });
    expect(order.data).toMatchObject({ refunded: 0, givenBack: [{ amount: 4900, at }] });
    const confirmed = await shopper.api.orders.getConfirmed({ userId: shopper.id, orderId });
    expect(confirmed.givenBack).toEqual([{ amount: 4900, at }]);
  });

  it('pays the order when the kits are still there', async () => {
    await setStock(1);
    const orderId = await shopper.order({ [kit]: 1 });
    const intent = await payLate(orderId);
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { refunded: false } });
    const { data } = await shopper.api.payments.getPaymentState({ orderId });
    expect(data.isPaid).toBe(true);
    expect(await stockOf(shop, kit)).toBe(0);
  });

  describe('money for an order with a coupon', () => {
    const redemptionsOf = async (code: string) =>
      (await shop.pool.query<{ n: number }>('select redemptions as n from coupons where code = $1', [code]))
        .rows[0]!.n;

    async function payWithCoupon(code: string, meanwhile: string) {
      await setStock(1);
      await addCoupon(shop, { code, maxRedemptions: 1 });
      const orderId = await shopper.order({ [kit]: 1 }, code);
      const change = `update coupons set ${meanwhile} where code = $1`;
      return { orderId, intent: await payLate(orderId, () => shop.pool.query(change, [code])) };
    }

    it('uses the coupon again', async () => {
      const { intent } = await payWithCoupon('STILLGOOD', 'percent = percent');
      expect(intent).toMatchObject({ latest_charge: { refunded: false } });
      expect(await redemptionsOf('STILLGOOD')).toBe(1);
      expect(await stockOf(shop, kit)).toBe(0);
    });

    it.each([
      ['has been used by somebody else', 'USEDUP', 'redemptions = 1', 1],
      ['has ended', 'ENDED', 'ends_at = app_now()', 0],
    ] as const)(
      'is refunded when the coupon %s, and the kits stay on the shelf',
      async (_why, code, meanwhile, uses) => {
        const { orderId, intent } = await payWithCoupon(code, meanwhile);
        expect(intent).toMatchObject({ latest_charge: { refunded: true } });
        await expectTold(
          orderId,
          'Your discount code could no longer be used when your payment came. The whole amount goes back to your card.',
          'arrived after its discount code could no longer be used.',
        );
        expect(await redemptionsOf(code)).toBe(uses);
        expect(await stockOf(shop, kit)).toBe(1);
      },
    );
  });
});
