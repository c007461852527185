import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCoupon, addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, once, type Shopper } from '../../testing/shopper';

let shop: Shop;
let olive: Shopper;
let eli: Shopper;
let kit: string;
let other: string;
beforeAll(async () => {
  shop = await startShop({ webhooks: false });
  olive = await addShopper(shop, { isOrganization: true });
  eli = await addShopper(shop, { employer: olive.id });
  [kit, other] = [await addKit(shop, { price: 4999 }), await addKit(shop, { price: 101 })];
  await shop.pool.query(
    'insert into agreements (organisation_id, discount_percent, order_units) values ($1, 10, 5)',
    [olive.id],
  );
});
afterAll(() => shop.close());

it('is shown to its organization', async () => {
  const { data } = await olive.api.agreements.get({ id: olive.id });
  expect(data).toEqual({ discount_percent: 10, order_units: 5 });
  const without = await addShopper(shop, { isOrganization: true });
  expect((await without.api.agreements.get({ id: without.id })).data).toBeNull();
});

it('is included, with the cards, only in its own organization’s profile', async () => {
  const profileOf = async ({ id, api }: Shopper) => (await api.accounts.get({ id })).data.organisation;
  expect(await profileOf(olive)).toEqual({
    agreement: { discount_percent: 10, order_units: 5 },
    paymentMethods: [],
  });
  expect(await profileOf(eli)).toBeNull();
});

it.each([
  ['the organization', () => olive],
  ['an employee', () => eli],
])('takes nothing off 5 units of %s, and 10 percent off 6', async (_, who) => {
  const charged = async (quantity: number, cents: number) => {
    const id = await who().order({ [kit]: quantity });
    const { data } = await who().api.orders.get({ userId: who().id, id });
    const payment = await who().api.payments.createPaymentIntent({ orderId: id });
    expect(data.total).toBe(cents);
    expect(payment.data.amount).toBe(cents);
    expect(data.subTotal - data.discount).toBe(data.total);
  };
  await charged(5, 24_995);
  await charged(6, 26_995);
});

it('counts the units of all lines together, and rounds each line', async () => {
  const { data } = await eli.api.cart.price({ cartItems: [once(kit, 3), once(other, 3)], couponCode: null });
  expect(data).toMatchObject({ subTotal: 15_300, total: 13_497 + 273, discount: 1530 });
});

it('applies to no one else', async () => {
  const stranger = await addShopper(shop);
  const { data } = await stranger.api.cart.price({ cartItems: [once(kit, 6)], couponCode: null });
  expect(data.discount).toBe(0);
});

it('is never combined with a coupon', async () => {
  await addCoupon(shop, { code: 'HALF', percent: 50 });
  const { data } = await olive.api.cart.price({ cartItems: [once(kit, 6)], couponCode: 'HALF' });
  expect(data.total).toBe(14_997);
});
