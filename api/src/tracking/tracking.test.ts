import { trackingStages } from '@larkwell/contracts/tracking/tracking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Listening } from '../../sandbox/listening';
import { startUsps } from '../../sandbox/usps/usps';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { shipOrder } from '../orders';
import { createUsps } from '../services';

let shop: Shop;
let usps: Listening;
let maya: Shopper;
let kit: string;
beforeAll(async () => {
  [shop, usps] = await Promise.all([startShop(), startUsps({ clientId: 'id', clientSecret: 'secret' })]);
  shop.deps.usps = createUsps({ url: `${usps.url}/`, clientId: 'id', clientSecret: 'secret' });
  maya = await addShopper(shop);
  kit = await addKit(shop);
});
afterAll(() => Promise.all([shop.close(), usps.stop()]));

async function shipped(trackingNumber: string): Promise<string> {
  const order = await orderAndPay(shop, maya, { [kit]: 1 });
  await shipOrder(shop.deps, { order, trackingNumber, actor: 'operator:test' });
  return trackingNumber;
}

it.each([
  ['9400100000000000000001', 1, true],
  ['9400100000000000000002', 2, true],
  ['9400100000000000000003', 3, true],
  ['9400100000000000000004', 4, false],
])('%s has reached stage %i', async (number, stage, isExpected) => {
  const { data } = await maya.api.tracking.get({ trackingId: await shipped(number) });
  expect(trackingStages(data.trackData.elements).filter(({ isActive }) => isActive)).toHaveLength(stage);
  expect(data.trackData.elements[0]).toMatchObject({ city: expect.any(String), state: expect.any(String) });
  expect(Boolean(data.expectedDelivery)).toBe(isExpected);
});

it('has no scans for a number USPS does not know yet', async () => {
  const { data } = await maya.api.tracking.get({ trackingId: await shipped('ABC1234567890') });
  expect(data).toEqual({ trackData: { elements: [] }, expectedDelivery: null });
});

it('comes with its order in one call, even before it ships and while USPS is down', async () => {
  const orderId = await orderAndPay(shop, maya, { [kit]: 1 });
  const get = async () => (await maya.api.tracking.getOfOrder({ userId: maya.id, orderId })).data;
  expect(await get()).toMatchObject({ id: orderId, trackingId: null, tracking: null });
  await shipOrder(shop.deps, {
    order: orderId,
    trackingNumber: '9400100000000000000011',
    actor: 'operator:test',
  });
  expect(await get()).toMatchObject({ trackingId: '9400100000000000000011', tracking: { trackData: {} } });
  const working = shop.deps.usps;
  shop.deps.usps = createUsps({ clientId: 'id', url: 'http://127.0.0.1:9', clientSecret: 'secret' });
  expect(await get()).toMatchObject({ trackingId: '9400100000000000000011', tracking: null });
  shop.deps.usps = working;
});

it('makes an order delivered once the carrier has delivered it', async () => {
  const brought = await orderAndPay(shop, maya, { [kit]: 1 });
  const underway = await orderAndPay(shop, maya, { [kit]: 1 });
  const actor = 'operator:test';
  await shipOrder(shop.deps, { order: brought, trackingNumber: '9400100000000000000104', actor });
  await shipOrder(shop.deps, { order: underway, trackingNumber: '9400100000000000000103', actor });
  await shop.sweep('follow-parcels');
  const statusOf = async (id: string) => (await maya.api.orders.get({ userId: maya.id, id })).data.status;
  expect([await statusOf(brought), await statusOf(underway)]).toEqual(['Delivered', 'Shipped']);
});

it('shows a parcel to its owner only', async () => {
  const trackingId = await shipped('9400100000000000000007');
  const stranger = await addShopper(shop);
  await expect(stranger.api.tracking.get({ trackingId })).rejects.toMatchObject({
    status: 404,
    data: { errorMessage: 'We can’t find that package.' },
  });
  await expect(shop.api.tracking.get({ trackingId })).rejects.toMatchObject({ status: 401 });
});

it.each([
  ['does not answer', () => ({ url: 'http://127.0.0.1:9', clientSecret: 'secret' })],
  ['does not know us', () => ({ url: usps.url, clientSecret: 'wrong' })],
])('says so when USPS %s', async (_, settings) => {
  const trackingId = await shipped('9400100000000000000006');
  const working = shop.deps.usps;
  shop.deps.usps = createUsps({ clientId: 'id', ...settings() });
  await expect(maya.api.tracking.get({ trackingId })).rejects.toMatchObject({
    status: 503,
    data: {
      code: 'unavailable',
      errorMessage: 'USPS is not responding right now. Try again later.',
    },
  });
  shop.deps.usps = working;
});
