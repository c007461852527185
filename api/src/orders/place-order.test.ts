import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCoupon, addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, home, once, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
});
afterAll(() => shop.close());

async function redemptionsOf(code: string): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ n: number }>(
    sql`select redemptions as n from coupons where code = ${code}`,
  );
  return rows[0]!.n;
}

const toPay = async (id: string) => (await shopper.api.orders.get({ userId: shopper.id, id })).data;

describe('an unpaid order', () => {
  it('is one order, however often the button is pressed', async () => {
    const kit = await addKit(shop, { stock: 10 });
    const ids = await Promise.all(Array.from({ length: 12 }, () => shopper.order({ [kit]: 2 })));
    expect(new Set(ids).size).toBe(1);
    expect(await stockOf(shop, kit)).toBe(8);
  });

  it('takes a corrected address without holding the kits twice', async () => {
    const kit = await addKit(shop, { stock: 1 });
    const first = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.cart.createOrder({
      ...home,
      address: '99 Farnam St',
      id: shopper.id,
      email: shopper.email,
      cartItems: [once(kit)],
      couponCode: null,
    });
    expect(data.orderId).toBe(first);
  });

  it.each([
    ['up', 5900],
    ['down', 4100],
  ])('becomes another order once a price went %s, and holds the kits once', async (_, cents) => {
    const kit = await addKit(shop, { price: 4900, stock: 3 });
    const first = await shopper.order({ [kit]: 2 });
    await shop.deps.db.execute(sql`update products set price_cents = ${cents} where id = ${kit}`);
    const second = await shopper.order({ [kit]: 2 });
    expect(second).not.toBe(first);
    expect(await toPay(second)).toMatchObject({ total: 2 * cents, changes: [] });
    expect(await toPay(first)).toMatchObject({ payBefore: null, replacedBy: second });
    expect(await stockOf(shop, kit)).toBe(1);
  });

  it('becomes another order once its coupon’s percentage changes, and redeems the coupon once', async () => {
    const kit = await addKit(shop, { price: 5000 });
    await addCoupon(shop, { code: 'ALTERED', maxRedemptions: 1 });
    await shopper.order({ [kit]: 1 }, 'ALTERED');
    await shop.deps.db.execute(sql`update coupons set percent = 20 where code = 'ALTERED'`);
    expect(await toPay(await shopper.order({ [kit]: 1 }, 'ALTERED'))).toMatchObject({
      total: 4000,
      changes: [],
    });
    expect(await redemptionsOf('ALTERED')).toBe(1);
  });

  it('is not renewed with a coupon that has ended', async () => {
    const kit = await addKit(shop);
    await addCoupon(shop, { code: 'OVER' });
    await shopper.order({ [kit]: 1 }, 'OVER');
    await shop.deps.db.execute(sql`update coupons set ends_at = app_now() where code = 'OVER'`);
    await expect(shopper.order({ [kit]: 1 }, 'OVER')).rejects.toMatchObject({
      data: { code: 'coupon-refused' },
    });
  });

  it('is not bought twice: if it turns out to be paid, it is the answer', async () => {
    const kit = await addKit(shop, { stock: 5 });
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    shop.standIn.plan({ operation: 'webhook:*', kind: 'drop' });
    await shop.deps.stripe.paymentIntents.confirm(data.clientSecret.split('_secret_')[0]!, {
      payment_method: 'pm_card_visa',
      return_url: 'http://shop.test/',
    });
    expect(await shopper.order({ [kit]: 2 })).toBe(orderId);
    shop.standIn.clearFaults();
    expect(await stockOf(shop, kit)).toBe(4);
  });

  it('is not replaced while its payment is processing', async () => {
    const kit = await addKit(shop, { stock: 5 });
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    const { paymentIntents } = shop.deps.stripe;
    const intent = await paymentIntents.retrieve(data.clientSecret.split('_secret_')[0]!);
    const raw = { type: 'invalid_request_error', message: 'It is processing.', statusCode: 400 } as const;
    const refusal = new Stripe.errors.StripeInvalidRequestError(raw);
    // No card of the stand-in leaves a payment processing, as a slow bank may.
    const cancel = vi.spyOn(paymentIntents, 'cancel').mockRejectedValue(refusal);
    const retrieve = vi
      .spyOn(paymentIntents, 'retrieve')
      .mockResolvedValue({ ...intent, status: 'processing' } as never);
    await expect(shopper.order({ [kit]: 2 })).rejects.toMatchObject({
      status: 409,
      data: { code: 'conflict', errorMessage: expect.stringContaining('still going through') },
    });
    expect(await stockOf(shop, kit)).toBe(4);
    cancel.mockRestore();
    retrieve.mockRestore();
    const other = await shopper.order({ [kit]: 2 });
    expect(other).not.toBe(orderId);
    expect(await stockOf(shop, kit)).toBe(3);
  });

  it('releases its kits when the person orders something else', async () => {
    const [one, other] = [await addKit(shop, { stock: 5 }), await addKit(shop, { stock: 5 })];
    await shopper.order({ [one]: 4 });
    await shopper.order({ [other]: 3 });
    expect([await stockOf(shop, one), await stockOf(shop, other)]).toEqual([5, 2]);
  });

  it('does not make its own kits look sold out to the person who holds them', async () => {
    const kit = await addKit(shop, { stock: 1 });
    await shopper.order({ [kit]: 1 });
    const stranger = await addShopper(shop);
    const errorFor = async ({ api }: Shopper) =>
      (await api.cart.price({ cartItems: [once(kit)], couponCode: null })).data.cartItems[0]!.errorMessage;
    expect(await errorFor(shopper)).toBeNull();
    expect(await errorFor(stranger)).toContain('out of stock');
  });

  it('holds for 35 minutes by the one clock, then kits and coupon are back', async () => {
    const kit = await addKit(shop, { stock: 3 });
    await addCoupon(shop, { code: 'ONCE', maxRedemptions: 1 });
    await shopper.order({ [kit]: 3 }, 'ONCE');
    await shop.moveClock({ advanceSeconds: 35 * 60 - 5 });
    await shop.sweep('release-orders');
    expect([await stockOf(shop, kit), await redemptionsOf('ONCE')]).toEqual([0, 1]);
    await shop.moveClock({ advanceSeconds: 5 });
    await shop.sweep('release-orders');
    expect([await stockOf(shop, kit), await redemptionsOf('ONCE')]).toEqual([3, 0]);
  });

  it('is released once when two processes find it at the same time', async () => {
    const kit = await addKit(shop, { stock: 6 });
    await shopper.order({ [kit]: 2 });
    await shop.moveClock({ advanceSeconds: 36 * 60 });
    await Promise.all([
      shop.sweep('release-orders'),
      shop.sweep('release-orders'),
      shop.sweep('release-orders'),
    ]);
    expect(await stockOf(shop, kit)).toBe(6);
  });
});
