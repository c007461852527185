import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper } from '../../testing/shopper';
import { erasePerson } from '../erasure';
import { shipOrder } from './ship-order';

let shop: Shop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.close());

let parcels = 0;
async function rate(kit: string, rating: number) {
  const shopper = await addShopper(shop);
  const orderId = await orderAndPay(shop, shopper, { [kit]: 1 });
  const trackingNumber = String(94001000000000000000n + BigInt((parcels += 1)));
  await shipOrder(shop.deps, { order: orderId, trackingNumber, actor: 'operator:test' });
  await shopper.api.orders.giveFeedback({ userId: shopper.id, orderId, rating, feedBackText: 'Fine' });
  return shopper;
}

const ratingOf = async (id: string) => (await shop.api.products.get({ id })).data.rating;

it('shows the average of a kit’s ratings with their number, and keeps one whose person is erased', async () => {
  const [kit, other] = [await addKit(shop), await addKit(shop)];
  expect(await ratingOf(kit)).toBeNull();
  const first = await rate(kit, 4.5);
  await rate(kit, 3);
  await rate(kit, 5);
  await rate(other, 1);
  expect(await ratingOf(kit)).toEqual({ average: 4.2, count: 3, isDemo: false });
  const { data } = await shop.api.products.listByCategory({ category: 'tests' });
  expect(data.map(({ rating }) => rating?.count)).toEqual([3, 1]);
  await erasePerson(shop.deps, { userId: first.id, actor: first.id });
  expect(await ratingOf(kit)).toMatchObject({ average: 4.2, count: 3 });
});

it('calls ratings of demo data so', async () => {
  const kit = await addKit(shop);
  await rate(kit, 4);
  await shop.pool.query(`update database_purpose set purpose = 'demo'`);
  expect(await ratingOf(kit)).toEqual({ average: 4, count: 1, isDemo: true });
  await shop.pool.query(`update database_purpose set purpose = 'test'`);
});
