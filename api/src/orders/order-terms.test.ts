import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCoupon, addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, once, subscribed, type Shopper } from '../../testing/shopper';
import { quoteOrder } from './order-terms';
import { findOrder } from './store';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
});
afterAll(() => shop.close());

const quote = async (orderId: string) => quoteOrder(shop.deps.db, (await findOrder(shop.deps.db, orderId))!);
const toPay = async (orderId: string) =>
  (await shopper.api.orders.get({ userId: shopper.id, id: orderId })).data;
const setPrice = (kit: string, cents: number) =>
  shop.deps.db.execute(sql`update products set price_cents = ${cents} where id = ${kit}`);

describe('the terms of an unpaid order', () => {
  it('name its lines, units, intervals and total', async () => {
    const kit = await addKit(shop, { price: 5000, name: 'Iron Check' });
    const orderId = await shopper.order([once(kit, 2), subscribed(kit, 3)]);
    expect(await quote(orderId)).toEqual({
      subject: `order ${orderId}`,
      total: 13750,
      facts: [
        ['Iron Check', '2 × $50.00'],
        ['Iron Check, every 3 months', '1 × $37.50'],
      ],
    });
    expect(await toPay(orderId)).toMatchObject({ total: 13750, changes: [], terms: expect.any(String) });
  });

  it.each([
    ['up', 5500, '$55.00'],
    ['down', 4500, '$45.00'],
  ])('show that a price went %s', async (_, cents, words) => {
    const kit = await addKit(shop, { price: 5000, name: 'Iron Check' });
    const orderId = await shopper.order({ [kit]: 1 });
    await setPrice(kit, cents);
    expect((await quote(orderId)).total).toBe(cents);
    expect((await toPay(orderId)).changes).toEqual([
      { name: 'Iron Check', before: '1 × $50.00', now: `1 × ${words}` },
      { name: 'Total', before: '$50.00', now: words },
    ]);
  });

  it('name the line whose price changed, wherever it is in the order', async () => {
    const first = await addKit(shop, { price: 5000, name: 'Iron Check' });
    const second = await addKit(shop, { price: 8000, name: 'Thyroid Check' });
    const orderId = await shopper.order([once(first), subscribed(second, 3), once(second)]);
    await setPrice(second, 6000);
    expect((await toPay(orderId)).changes).toEqual([
      { name: 'Thyroid Check, every 3 months', before: '1 × $60.00', now: '1 × $45.00' },
      { name: 'Thyroid Check', before: '1 × $80.00', now: '1 × $60.00' },
      { name: 'Total', before: '$190.00', now: '$155.00' },
    ]);
  });

  it('keep the coupon’s last use for the order that redeemed it, and for no other', async () => {
    const kit = await addKit(shop, { price: 5000 });
    await addCoupon(shop, { code: 'LASTUSE', maxRedemptions: 1 });
    const orderId = await shopper.order({ [kit]: 1 }, 'LASTUSE');
    expect(await quote(orderId)).toMatchObject({
      total: 4500,
      facts: [
        [expect.any(String), '1 × $50.00'],
        ['Discount code', 'LASTUSE, 10% off'],
      ],
    });
    const cart = { cartItems: [once(kit)], couponCode: 'LASTUSE' };
    expect((await shopper.api.cart.price(cart)).data.coupon?.isApplied).toBe(true);
    const stranger = await addShopper(shop);
    expect((await stranger.api.cart.price(cart)).data.coupon?.isApplied).toBe(false);
  });

  it('show that the coupon has ended', async () => {
    const kit = await addKit(shop, { price: 5000 });
    await addCoupon(shop, { code: 'ENDS' });
    const orderId = await shopper.order({ [kit]: 1 }, 'ENDS');
    await shop.deps.db.execute(sql`update coupons set ends_at = app_now() where code = 'ENDS'`);
    expect((await toPay(orderId)).changes).toEqual([
      { name: 'Discount code', before: 'ENDS, 10% off', now: null },
      { name: 'Total', before: '$45.00', now: '$50.00' },
    ]);
  });

  it('show that the organization’s discount has changed', async () => {
    const organization = await addShopper(shop, { isOrganization: true });
    const employee = await addShopper(shop, { employer: organization.id });
    await shop.deps.db.execute(sql`
      insert into agreements (organisation_id, discount_percent, order_units) values (${organization.id}, 10, 1)`);
    const kit = await addKit(shop, { price: 5000, stock: 2 });
    const orderId = await employee.order({ [kit]: 2 });
    await shop.deps.db.execute(sql`
      update agreements set discount_percent = 20 where organisation_id = ${organization.id}`);
    const { data } = await employee.api.orders.get({ userId: employee.id, id: orderId });
    expect(data.changes).toEqual([
      { name: 'Discount', before: '10% off', now: '20% off' },
      { name: 'Total', before: '$90.00', now: '$80.00' },
    ]);
  });

  it('ignore a new name for a kit, and end with the order’s hold', async () => {
    const kit = await addKit(shop, { stock: 3 });
    const orderId = await shopper.order({ [kit]: 3 });
    await shop.deps.db.execute(sql`update products set name = 'Renamed' where id = ${kit}`);
    expect((await toPay(orderId)).changes).toEqual([]);
    await shop.moveClock({ advanceSeconds: 36 * 60 });
    await shop.sweep('release-orders');
    expect(await toPay(orderId)).toMatchObject({ terms: null, changes: [] });
  });
});
