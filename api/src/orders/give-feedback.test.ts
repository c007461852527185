import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { deliverOrder } from './deliver-order';
import { shipOrder } from './ship-order';

let shop: Shop;
let maya: Shopper;
let kit: string;
let otherKit: string;
beforeAll(async () => {
  shop = await startShop();
  maya = await addShopper(shop);
  kit = await addKit(shop);
  otherKit = await addKit(shop);
});
afterAll(() => shop.close());

const actor = 'operator:test';
const trackingNumber = '9400100000000000000003';
const detail = async (id: string) => (await maya.api.orders.get({ userId: maya.id, id })).data;
const rate = (orderId: string, over: object = {}) =>
  maya.api.orders.giveFeedback({
    userId: maya.id,
    orderId,
    rating: 3.5,
    feedBackText: ' Good ',
    ...over,
  });

/** A shipped order of both kits. */
async function shipped(): Promise<string> {
  const order = await orderAndPay(shop, maya, { [kit]: 1, [otherKit]: 1 });
  await shipOrder(shop.deps, { order, trackingNumber, actor });
  return order;
}

it('accepts half stars and words, once, for a shipped order', async () => {
  const orderId = await orderAndPay(shop, maya, { [kit]: 1 });
  await expect(rate(orderId)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/once it has shipped/),
  });
  await shipOrder(shop.deps, { order: orderId, trackingNumber, actor });
  await expect(rate(orderId, { rating: 3.3 })).rejects.toMatchObject({
    status: 400,
    data: {
      errorData: { rating: ['Please give star rating for your experience on this product'] },
    },
  });
  await rate(orderId);
  expect(await detail(orderId)).toMatchObject({ rating: 3.5, feedback_text: 'Good' });
  await expect(rate(orderId, { rating: 5 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/already rated this order/),
  });
});

it('is accepted for a delivered order as well', async () => {
  const order = await shipped();
  await deliverOrder(shop.deps, { order, actor });
  await rate(order);
  expect(await detail(order)).toMatchObject({ status: 'Delivered', rating: 3.5 });
});

it('is about the kit it names', async () => {
  const order = await shipped();
  await rate(order, { productId: otherKit });
  expect((await detail(order)).feedbackProductId).toBe(otherKit);
});

it('is about the order’s first kit if it names none', async () => {
  const order = await shipped();
  await rate(order);
  const { feedbackProductId, items } = await detail(order);
  expect(feedbackProductId).toBe(items[0]!.productId);
});

it('is refused for a kit that is not in the order, which can still be rated', async () => {
  const order = await shipped();
  const foreign = await addKit(shop);
  for (const productId of [foreign, 'nothing']) {
    await expect(rate(order, { productId })).rejects.toMatchObject({
      status: 422,
      data: { errorData: { productId: ['This kit is not in the order.'] } },
    });
  }
  expect(await detail(order)).toMatchObject({ rating: null, feedbackProductId: null });
  await rate(order, { productId: kit });
});

it('is refused for someone else’s order', async () => {
  const order = await shipped();
  const stranger = await addShopper(shop);
  await expect(
    stranger.api.orders.giveFeedback({
      userId: stranger.id,
      orderId: order,
      rating: 5,
      feedBackText: 'Mine',
    }),
  ).rejects.toMatchObject({ status: 404 });
});
