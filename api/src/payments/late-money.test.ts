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

describe('an order that is let go while Stripe makes the way to pay it', () => {
  it('hands out no intent, and leaves none that could be paid', async () => {
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
  /** @returns the intent, paid at Stripe long after we called the payment cancelled and let the order go */
  async function payGivenUp(orderId: string, { isSoldOut }: { isSoldOut: boolean }) {
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    const id = data.clientSecret.split('_secret_')[0]!;
    await shop.pool.query(`update payments set status = 'cancelled' where payment_intent_id = $1`, [id]);
    await letGo();
    if (isSoldOut) await shop.pool.query('update products set stock = 0 where id = $1', [kit]);
    await shop.deps.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://shop.test/',
    });
    await shop.standIn.webhooksSent();
    return shop.deps.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  }

  it('goes back when the kits are sold', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const intent = await payGivenUp(orderId, { isSoldOut: true });
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { refunded: true } });
    const { data } = await shopper.api.payments.getPaymentState({ orderId });
    expect(data.isPaid).toBe(false);
    await shop.pool.query('update products set stock = 1 where id = $1', [kit]);
  });

  it('pays the order when they are still there', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const intent = await payGivenUp(orderId, { isSoldOut: false });
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { refunded: false } });
    const { data } = await shopper.api.payments.getPaymentState({ orderId });
    expect(data.isPaid).toBe(true);
    expect(await stockOf(shop, kit)).toBe(0);
  });

  describe('of an order with a coupon', () => {
    const redemptionsOf = async (code: string) =>
      (await shop.pool.query<{ n: number }>('select redemptions as n from coupons where code = $1', [code]))
        .rows[0]!.n;

    async function payWithCoupon(code: string, meanwhile: string) {
      await shop.pool.query('update products set stock = 1 where id = $1', [kit]);
      await addCoupon(shop, { code, maxRedemptions: 1 });
      const orderId = await shopper.order({ [kit]: 1 }, code);
      const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
      const id = data.clientSecret.split('_secret_')[0]!;
      await shop.pool.query(`update payments set status = 'cancelled' where payment_intent_id = $1`, [id]);
      await letGo();
      await shop.pool.query(`update coupons set ${meanwhile} where code = $1`, [code]);
      await shop.deps.stripe.paymentIntents.confirm(id, {
        payment_method: 'pm_card_visa',
        return_url: 'http://shop.test/',
      });
      await shop.standIn.webhooksSent();
      return shop.deps.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    }

    it('uses the coupon again', async () => {
      const intent = await payWithCoupon('STILLGOOD', 'percent = percent');
      expect(intent).toMatchObject({ latest_charge: { refunded: false } });
      expect(await redemptionsOf('STILLGOOD')).toBe(1);
      expect(await stockOf(shop, kit)).toBe(0);
    });

    it.each([
      ['has been used by somebody else', 'USEDUP', 'redemptions = 1', 1],
      ['has ended', 'ENDED', 'ends_at = app_now()', 0],
    ])(
      'goes back when the coupon %s, and the kits stay on the shelf',
      async (_why, code, meanwhile, uses) => {
        const intent = await payWithCoupon(code, meanwhile);
        expect(intent).toMatchObject({ latest_charge: { refunded: true } });
        expect(await redemptionsOf(code)).toBe(uses);
        expect(await stockOf(shop, kit)).toBe(1);
      },
    );
  });
});
