import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { deliverOrder, packOrder, shipOrder } from '../orders';
import { attachReport } from '../reports';
import { receiveKit } from './receive-kit';

let shop: Shop;
let maya: Shopper;
let kit: string;
const actor = 'operator:test';
beforeAll(async () => {
  shop = await startShop();
  maya = await addShopper(shop);
  kit = await addKit(shop, { name: 'Vitamin D test' });
});
afterAll(() => shop.close());

const ship = (order: string) =>
  shipOrder(shop.deps, { order, trackingNumber: '9400100000000000000003', actor });
const register = (person: Shopper, registerKitId: string) =>
  person.api.kits.register({ ...makeKitRegistration(), registerKitId, emailId: person.email });
const listOf = async ({ api, id }: Shopper) => (await api.kits.list({ userId: id })).data;
const reached = async (person: Shopper) => {
  const [{ dates } = { dates: {} }] = await listOf(person);
  return Object.entries(dates).flatMap(([stage, at]) => (at ? stage : []));
};

it('follows a kit from the order to its report', async () => {
  const order = await orderAndPay(shop, maya, { [kit]: 1 });
  expect(await reached(maya)).toEqual(['ordered']);
  expect(await packOrder(shop.deps, { order, actor })).toBe(true);
  expect(await reached(maya)).toEqual(['ordered', 'packed']);
  const [code] = await ship(order);
  expect(await reached(maya)).toEqual(['ordered', 'packed', 'sent']);
  await deliverOrder(shop.deps, { order, actor });
  expect(await listOf(maya)).toMatchObject([{ kitId: code, orderId: order, units: 1, testerName: null }]);
  await register(maya, code!);
  await receiveKit(shop.deps, { kitId: formatKitId(code!), actor });
  const reportId = await attachReport(shop.deps, { kitId: code!, findings: makeReportValues(), actor });
  expect(await reached(maya)).toHaveLength(7);
  const { firstName, lastName } = makeKitRegistration();
  expect(await listOf(maya)).toMatchObject([{ reportId, testerName: `${firstName} ${lastName}` }]);
});

it('lists each kit of a sent line, and a line that is not sent as one', async () => {
  const pat = await addShopper(shop);
  const order = await orderAndPay(shop, pat, { [kit]: 3 });
  expect(await listOf(pat)).toMatchObject([{ units: 3, kitId: null }]);
  const codes = await ship(order);
  const listed = await listOf(pat);
  expect(listed.map(({ kitId }) => kitId).sort()).toEqual(codes.sort());
  const page = await pat.api.kits.list({ userId: pat.id, start: 2, limit: 2 });
  expect(page).toMatchObject({ total: 3, data: [{ key: listed[2]!.key }] });
});

it('leaves out what will never be sent', async () => {
  const pat = await addShopper(shop);
  await pat.order({ [kit]: 1 });
  expect(await pat.api.kits.list({ userId: pat.id })).toEqual({ data: [], total: 0 });
});

it('tells the buyer of a kit nothing about the person it was given to', async () => {
  const [buyer, friend] = [await addShopper(shop), await addShopper(shop)];
  const [code] = await ship(await orderAndPay(shop, buyer, { [kit]: 1 }));
  await register(friend, code!);
  await receiveKit(shop.deps, { kitId: code!, actor });
  await attachReport(shop.deps, { kitId: code!, findings: makeReportValues(), actor });
  const [bought] = await listOf(buyer);
  expect(bought).toMatchObject({ isGivenAway: true, kitId: null, testerName: null, reportId: null });
  expect(await reached(buyer)).toEqual(['ordered', 'packed', 'sent']);
  expect(await listOf(friend)).toMatchObject([
    { kitId: code, orderId: null, orderNumber: null, isGivenAway: false, dates: { ordered: null } },
  ]);
});

it('records once that a sample is at the lab, also before its kit is registered', async () => {
  const pat = await addShopper(shop);
  const [code] = await ship(await orderAndPay(shop, pat, { [kit]: 1 }));
  const receive = () => receiveKit(shop.deps, { kitId: code!, actor });
  expect(await receive()).toEqual({ isNew: true, isRegistered: false });
  expect(await receive()).toEqual({ isNew: false, isRegistered: false });
  expect(await reached(pat)).toContain('lab');
  await expect(receiveKit(shop.deps, { kitId: 'AAAAA-AAAAB', actor })).rejects.toMatchObject({ status: 404 });
});

it('puts a kit to register before newer ones', async () => {
  const pat = await addShopper(shop);
  const older = await orderAndPay(shop, pat, { [kit]: 1 });
  await ship(older);
  await deliverOrder(shop.deps, { order: older, actor });
  const newer = await orderAndPay(shop, pat, { [kit]: 1 });
  expect((await listOf(pat)).map(({ orderId }) => orderId)).toEqual([older, newer]);
});
