import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCoupon, addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, once, subscribed, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
let kit: string;
let other: string;
beforeAll(async () => {
  shop = await startShop();
  kit = await addKit(shop, { price: 4900 });
  other = await addKit(shop, { price: 5900 });
  await addCoupon(shop, { code: 'TENOFF' });
});
beforeEach(async () => void (shopper = await addShopper(shop)));
afterAll(() => shop.close());

async function expectNothingCharged(orderId: string, call: () => Promise<unknown>, changed: string) {
  await expect(call()).rejects.toMatchObject({
    status: 409,
    data: {
      code: 'terms-changed',
      terms: expect.any(String),
      changes: expect.arrayContaining([expect.objectContaining({ name: expect.stringContaining(changed) })]),
    },
  });
  const { rows } = await shop.pool.query('select 1 from payments where subject_id = $1', [orderId]);
  expect(rows).toEqual([]);
}

const nameOf = async (id: string) =>
  (await shop.pool.query<{ name: string }>('select name from products where id = $1', [id])).rows[0]!.name;

describe('a call without terms is held to the cart it sends', () => {
  it('refuses a subscription with a different interval', async () => {
    const orderId = await shopper.order([subscribed(kit, 3)]);
    const paymentMethod = 'pm_card_visa';
    const call = () =>
      shopper.api.subscriptions.create({
        orderId,
        paymentMethod,
        cartItems: [subscribed(kit, 6)],
      });
    await expectNothingCharged(orderId, call, 'every 6 months');
    const { data } = await shopper.api.subscriptions.create({
      orderId,
      paymentMethod,
      cartItems: [subscribed(kit, 3)],
      couponCode: null,
    });
    expect(data).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it('refuses a payment with more in its cart', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const cartDetails = [once(kit), once(other, 2)];
    const call = () => shopper.api.payments.createPaymentIntent({ orderId, cartDetails });
    await expectNothingCharged(orderId, call, await nameOf(other));
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId, cartDetails: [once(kit)] });
    expect(data.amount).toBe(4900);
  });

  it.each(['self', 'organization'] as const)('refuses a checkout (%s) with another total', async (option) => {
    const orderId = await shopper.order({ [kit]: 1 });
    const call = () =>
      shopper.api.payments.checkout({
        orderId,
        preferredPaymentOption: option,
        orderData: { total: 3900, items: [{ productId: kit, orderedQuantity: 1 }] },
      });
    await expectNothingCharged(orderId, call, 'Total');
  });

  it('refuses a checkout with another number of kits', async () => {
    const orderId = await shopper.order({ [kit]: 2 });
    const call = () => shopper.api.payments.checkout({ orderId, cart: [once(kit)] });
    await expectNothingCharged(orderId, call, await nameOf(kit));
  });

  it('refuses a subscription with a code that its order does not have', async () => {
    const orderId = await shopper.order([subscribed(kit, 3)]);
    const call = () =>
      shopper.api.subscriptions.create({
        orderId,
        paymentMethod: 'pm_card_visa',
        couponCode: 'TENOFF',
      });
    await expectNothingCharged(orderId, call, 'Discount code');
  });

  it('does not compare order data of another shape', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId, orderData: 'my order' });
    expect(data.amount).toBe(4900);
  });
});
