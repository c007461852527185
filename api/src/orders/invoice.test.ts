import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addCoupon, addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { getInvoice } from './invoice';

let shop: Shop;
let maya: Shopper;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  maya = await addShopper(shop);
  kit = await addKit(shop, { price: 4900, name: 'Iron Check' });
});
afterAll(() => shop.close());

it('is a tagged PDF named after its order', async () => {
  const orderId = await orderAndPay(shop, maya, { [kit]: 2 });
  const file = await maya.api.orders.getInvoice({ userId: maya.id, orderId });
  const { data } = await maya.api.orders.get({ userId: maya.id, id: orderId });
  expect(file.name).toBe(`larkwell-invoice-${data.orderNumber}.pdf`);
  const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
  expect(bytes.startsWith('%PDF-1.7')).toBe(true);
  expect(bytes).toContain('/MarkInfo');
  expect(bytes).toContain('/Lang (en-US)');
});

it('knows the card and the day of a payment', async () => {
  await addCoupon(shop, { code: 'TENTH', percent: 10 });
  const orderId = await maya.order({ [kit]: 1 }, 'TENTH');
  await maya.api.subscriptions.create({ orderId, paymentMethod: 'pm_card_visa' });
  const { order, paid } = await getInvoice(shop.deps.db, maya.id, orderId);
  expect(paid).toMatchObject({ brand: 'visa', last4: '4242' });
  expect(order).toMatchObject({ subTotal: 4900, discount: 490, total: 4410 });
});

it('is only for the buyer of a paid order', async () => {
  const unpaid = await maya.order({ [kit]: 1 });
  await expect(maya.api.orders.getInvoice({ userId: maya.id, orderId: unpaid })).rejects.toMatchObject({
    status: 409,
  });
  const orderId = await orderAndPay(shop, maya, { [kit]: 1 });
  const stranger = await addShopper(shop);
  await expect(stranger.api.orders.getInvoice({ userId: stranger.id, orderId })).rejects.toMatchObject({
    status: 404,
  });
});
