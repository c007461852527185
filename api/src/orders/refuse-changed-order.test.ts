import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCoupon, addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, once, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
let kit: string;
let other: string;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop, { isOrganization: true });
  kit = await addKit(shop, { price: 4900, name: 'Iron Check' });
  other = await addKit(shop, { price: 9900, name: 'Thyroid Check' });
});
afterAll(() => shop.close());

const termsOf = async (id: string) => (await shopper.api.orders.get({ userId: shopper.id, id })).data.terms!;
const setPrice = (cents: number) =>
  shop.deps.db.execute(sql`update products set price_cents = ${cents} where id = ${kit}`);
const paymentsOf = async (orderId: string) =>
  (await shop.deps.db.execute(sql`select id from payments where order_id = ${orderId}`)).rows;

/** Every call that pays an order. */
const calls: [name: string, (form: { orderId: string; terms: string }) => Promise<unknown>][] = [
  ['a card', (form) => shopper.api.payments.createPaymentIntent(form)],
  ['a subscription', (form) => shopper.api.subscriptions.create({ ...form, paymentMethod: 'pm_card_visa' })],
  ['the hosted page', (form) => shopper.api.payments.createCheckoutSession(form)],
  ['a link', (form) => shopper.api.payments.createPayLink(form)],
  [
    'the company card',
    (form) => shopper.api.payments.checkout({ ...form, preferredPaymentOption: 'organization' }),
  ],
];

describe.each(calls)('paying by %s', (_, pay) => {
  it.each([
    ['up', 5900, '$59.00'],
    ['down', 4100, '$41.00'],
  ])('charges nothing once a price went %s, and says so', async (_way, cents, words) => {
    await setPrice(4900);
    const orderId = await shopper.order({ [kit]: 1 });
    const terms = await termsOf(orderId);
    await setPrice(cents);
    const now = await termsOf(orderId);
    await expect(pay({ orderId, terms })).rejects.toMatchObject({
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
    // Knowing today's price is not enough: the order itself still has the old one.
    await expect(pay({ orderId, terms: now })).rejects.toMatchObject({
      data: { code: 'terms-changed' },
    });
    expect(await paymentsOf(orderId)).toEqual([]);
  });

  it('charges nothing once another cart was ordered, and compares with that one', async () => {
    await setPrice(4900);
    const orderId = await shopper.order({ [kit]: 1 });
    const terms = await termsOf(orderId);
    const replacement = await shopper.order([once(kit, 1), once(other, 1)]);
    const now = await termsOf(replacement);
    await expect(pay({ orderId, terms })).rejects.toMatchObject({
      data: {
        code: 'terms-changed',
        terms: now,
        changes: [
          { name: 'Thyroid Check', before: null, now: '1 × $99.00' },
          { name: 'Total', before: '$49.00', now: '$148.00' },
        ],
      },
    });
    expect([...(await paymentsOf(orderId)), ...(await paymentsOf(replacement))]).toEqual([]);
  });

  it('does not accept another order’s terms', async () => {
    await setPrice(4900);
    const orderId = await shopper.order({ [kit]: 2 });
    const terms = await termsOf(orderId);
    const same = await shopper.order({ [kit]: 3 });
    await expect(pay({ orderId: same, terms })).rejects.toMatchObject({ data: { code: 'terms-changed' } });
  });
});

it('an ended coupon is reported before money moves', async () => {
  await addCoupon(shop, { code: 'GONE' });
  const buyer = await addShopper(shop);
  const orderId = await buyer.order({ [other]: 1 }, 'GONE');
  const { terms } = (await buyer.api.orders.get({ userId: buyer.id, id: orderId })).data;
  await shop.deps.db.execute(sql`update coupons set ends_at = app_now() where code = 'GONE'`);
  await expect(buyer.api.payments.createPaymentIntent({ orderId, terms: terms! })).rejects.toMatchObject({
    data: {
      changes: [
        { name: 'Discount code', before: 'GONE, 10% off', now: null },
        { name: 'Total', before: '$89.10', now: '$99.00' },
      ],
    },
  });
});

it('a call without terms is not compared', async () => {
  await setPrice(4900);
  const orderId = await shopper.order({ [kit]: 1 });
  await setPrice(5900);
  expect((await shopper.api.payments.createPaymentIntent({ orderId })).data.amount).toBe(4900);
});
