import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { shipOrder } from '../orders';
import { attachReport } from './attach-report';

let shop: Shop;
let buyer: Shopper;
let tester: Shopper;
let kitId: string;
let reportId: string;
beforeAll(async () => {
  shop = await startShop();
  buyer = await addShopper(shop);
  tester = await addShopper(shop);
  const order = await orderAndPay(shop, buyer, { [await addKit(shop)]: 1 });
  [kitId] = (await shipOrder(shop.deps, { order, trackingNumber: '9400100000000000000009', actor: 'x' })) as [
    string,
  ];
  await tester.api.kits.register(registrationBy(tester));
  reportId = await attachReport(shop.deps, { kitId, findings: makeReportValues(), actor: 'x' });
  await shop.runJobs();
});
afterAll(() => shop.close());

const registrationBy = ({ email }: Shopper) => ({
  ...makeKitRegistration(),
  registerKitId: kitId,
  emailId: email,
});

it('mails, lists and opens a gift kit’s report for the person who registered it', async () => {
  expect(shop.mailbox.to(tester.email).at(-1)!.subject).toBe('Your report is ready');
  expect((await tester.api.reports.list({ email: tester.email })).data.map(({ id }) => id)).toEqual([
    reportId,
  ]);
  expect((await tester.api.reports.get({ reportId })).data.kitId).toBe(kitId);
});

it('does not name the buyer', () => {
  const subjects = shop.mailbox.to(buyer.email).map(({ subject }) => subject);
  expect(subjects).toContain('Your order has shipped');
  expect(subjects).not.toContain('Your report is ready');
});

it.each([
  ['is not in the list', async () => (await buyer.api.reports.list({ email: buyer.email })).data, []],
  [
    'is not in the order',
    async () => JSON.stringify((await buyer.api.orders.list({ userId: buyer.id })).data).includes(reportId),
    false,
  ],
])('%s of the buyer', async (_, look, nothing) => {
  expect(await look()).toEqual(nothing);
});

it.each([
  ['the page', () => buyer.api.reports.get({ reportId }), 404],
  ['the PDF', () => buyer.api.reports.getPdf({ reportId }), 404],
  [
    'the list by the address of who registered it',
    () => buyer.api.reports.list({ email: tester.email }),
    404,
  ],
  ['a second registration', () => buyer.api.kits.register(registrationBy(buyer)), 409],
])('refuses %s to the buyer', async (_, call, status) => {
  await expect(call()).rejects.toMatchObject({ status });
});
