import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CartLine } from '@larkwell/contracts/cart/cart';
import { addCoupon, addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, home, once, subscribed, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
});
afterAll(() => shop.close());

const termsOf = async (cartItems: CartLine[], couponCode: string | null = null) =>
  (await shopper.api.cart.price({ cartItems, couponCode })).data.terms;
const order = (cartItems: CartLine[], terms: string | null, couponCode: string | null = null) =>
  shopper.api.cart.createOrder({
    ...{ ...home, id: shopper.id, email: shopper.email, cartItems, couponCode },
    ...(terms !== null && { terms }),
  });
const setPrice = (kit: string, cents: number) =>
  shop.deps.db.execute(sql`update products set price_cents = ${cents} where id = ${kit}`);

it('an order matching the form is placed, and a second press returns it', async () => {
  const kit = await addKit(shop, { stock: 5 });
  const lines = [once(kit, 2), subscribed(kit, 3)];
  const terms = await termsOf(lines);
  const first = await order(lines, terms);
  expect((await order(lines, terms)).data).toEqual(first.data);
  expect(await stockOf(shop, kit)).toBe(2);
});

it.each([
  ['up', 5900, '$59.00'],
  ['down', 4100, '$41.00'],
])('a price that has since gone %s holds nothing and says what changed', async (_, cents, words) => {
  const kit = await addKit(shop, { price: 4900, stock: 5, name: 'Iron Check' });
  const terms = await termsOf([once(kit)]);
  await setPrice(kit, cents);
  const now = await termsOf([once(kit)]);
  await expect(order([once(kit)], terms)).rejects.toMatchObject({
    status: 409,
    data: {
      code: 'terms-changed',
      terms: now,
      changes: [
        { name: 'Iron Check', before: '1 × $49.00', now: `1 × ${words}` },
        { name: 'Total', before: '$49.00', now: words },
      ],
    },
  });
  expect(await stockOf(shop, kit)).toBe(5);
  await order([once(kit)], now);
  expect(await stockOf(shop, kit)).toBe(4);
});

it('a price that changes under a held order is shown before the order is replaced', async () => {
  const kit = await addKit(shop, { price: 4900, stock: 5 });
  const terms = await termsOf([once(kit)]);
  const { data } = await order([once(kit)], terms);
  await setPrice(kit, 5900);
  await expect(order([once(kit)], terms)).rejects.toMatchObject({ data: { code: 'terms-changed' } });
  const { data: held } = await shopper.api.orders.get({ userId: shopper.id, id: data.orderId });
  expect(held.payBefore).not.toBeNull();
});

it('another quantity, kit, interval or discount is another cart', async () => {
  const kit = await addKit(shop, { stock: 50 });
  const other = await addKit(shop, { stock: 50 });
  await addCoupon(shop, { code: 'CARTTERMS' });
  const terms = await termsOf([once(kit)]);
  for (const lines of [[once(kit, 2)], [once(other)], [once(kit), once(other)], [subscribed(kit, 3)]]) {
    await expect(order(lines, terms)).rejects.toMatchObject({ data: { code: 'terms-changed' } });
  }
  await expect(order([once(kit)], terms, 'CARTTERMS')).rejects.toMatchObject({
    data: {
      changes: expect.arrayContaining([{ name: 'Discount code', before: null, now: 'CARTTERMS, 10% off' }]),
    },
  });
  expect(await stockOf(shop, kit)).toBe(50);
});

it('a form with our terms for something else is refused too; a call without terms is not compared', async () => {
  const kit = await addKit(shop);
  const { data } = await order([once(kit)], null);
  const { data: unpaid } = await shopper.api.orders.get({ userId: shopper.id, id: data.orderId });
  for (const terms of [unpaid.terms, 'made up']) {
    await expect(order([once(kit)], terms)).rejects.toMatchObject({ data: { code: 'terms-changed' } });
  }
});

it('an empty cart has no terms', async () => {
  expect(await termsOf([])).toBeNull();
  expect(await termsOf([once('gone')])).toBeNull();
});
