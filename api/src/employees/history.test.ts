import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { shipOrder } from '../orders/ship-order';
import { attachReport } from '../reports/attach-report';

let shop: Shop;
let olive: Shopper;
let eli: Shopper;
let noor: Shopper;
let kit: string;
let byCompany: string;
beforeAll(async () => {
  shop = await startShop();
  olive = await addShopper(shop, { isOrganisation: true });
  eli = await addShopper(shop, { employer: olive.id });
  noor = await addShopper(shop, { employer: olive.id });
  kit = await addKit(shop, { price: 4900, name: 'Ferritin test' });
  await olive.api.payments.addPaymentMethod({ userId: olive.id, paymentMethod: 'pm_card_visa' });
  byCompany = await eli.order({ [kit]: 2 });
  const paid = await eli.api.payments.checkout({
    orderId: byCompany,
    preferredPaymentOption: 'organization',
  });
  expect(paid.data).toMatchObject({ paymentStatus: 'succeeded' });
  await orderAndPay(shop, noor, { [kit]: 1 });
});
afterAll(() => shop.close());

describe('the orders of employees', () => {
  it('are shown whichever card paid', async () => {
    const { data, total } = await olive.api.employees.listOrders({});
    expect(total).toBe(2);
    expect(data.map(({ email, total: cents, isCompanyCard }) => [email, cents, isCompanyCard])).toEqual([
      [noor.email, 4900, false],
      [eli.email, 9800, true],
    ]);
  });
});

describe('the payments', () => {
  it('are those of the company card, with their sum in cents', async () => {
    const history = await olive.api.employees.listPayments({});
    expect(history).toMatchObject({
      total: 1,
      totalAmount: 9800,
      data: [
        {
          productName: 'Ferritin test',
          orderId: byCompany,
          email: eli.email,
          amount: 9800,
          status: 'succeeded',
        },
      ],
    });
    expect(Math.abs(history.data[0]!.created - Date.now() / 1000)).toBeLessThan(600);
  });

  it('are found by person, kit and order, and not otherwise', async () => {
    for (const search of [eli.email.toUpperCase(), 'ferritin', 'LW-']) {
      expect((await olive.api.employees.listPayments({ search })).total).toBe(1);
    }
    expect(await olive.api.employees.listPayments({ search: noor.email })).toEqual({
      data: [],
      total: 0,
      totalAmount: 0,
    });
  });

  it('tell their card', async () => {
    const { data } = await olive.api.employees.listPayments({});
    const detail = (await olive.api.employees.getPayment({ id: data[0]!.id })).data;
    expect(detail).toMatchObject({
      created: data[0]!.created,
      amount: 9800,
      amount_captured: 9800,
      metadata: {
        orderId: byCompany,
        orderNumber: expect.stringMatching(/^LW-/),
        productName: 'Ferritin test',
        email: eli.email,
      },
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    });
    // Stripe books it a moment after the charge.
    await vi.waitFor(async () => {
      const later = await olive.api.employees.getPayment({ id: data[0]!.id });
      expect(later.data.balance_transaction).toEqual(expect.stringMatching(/^txn_/));
    });
  });
});

describe('the tests', () => {
  it('show a report only of a test the company paid, where the agreement says so', async () => {
    const tests = async () => (await olive.api.employees.listTests({})).data;
    expect((await tests()).map(({ reportFile }) => reportFile)).toEqual([null, null]);

    const [code, givenAway] = await shipOrder(shop.deps, {
      order: byCompany,
      trackingNumber: '9400100000000000000003',
      actor: 'operator:test',
    });
    await eli.api.kits.register({ ...makeKitRegistration(), registerKitId: code!, emailId: eli.email });
    const findings = makeReportValues();
    const reportId = await attachReport(shop.deps, { kitId: code!, findings, actor: 'operator:test' });
    const stranger = await addShopper(shop);
    const registration = { ...makeKitRegistration(), registerKitId: givenAway!, emailId: stranger.email };
    await stranger.api.kits.register(registration);
    const given = await attachReport(shop.deps, { kitId: givenAway!, findings, actor: 'operator:test' });
    expect(await tests()).toHaveLength(3);
    expect((await tests()).every(({ reportFile }) => reportFile === null)).toBe(true);
    await expect(olive.api.reports.get({ reportId })).rejects.toMatchObject({ status: 404 });

    await shop.pool.query('insert into agreements values ($1, 10, 5, true)', [olive.id]);
    expect((await tests()).filter(({ reportFile }) => reportFile)).toMatchObject([
      { email: eli.email, reportFile: `/reports/${reportId}` },
    ]);
    expect((await olive.api.reports.get({ reportId })).data.id).toBe(reportId);
    await expect(olive.api.reports.get({ reportId: given })).rejects.toMatchObject({ status: 404 });
    expect((await olive.api.employees.listTests({ search: noor.email })).data).toMatchObject([
      { reportFile: null },
    ]);
  });
});
