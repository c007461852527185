import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { shipOrder } from '../orders';
import { attachReport } from '../reports';

let shop: Shop;
let olive: Shopper;
let eli: Shopper;
let noor: Shopper;
let kit: string;
let byCompany: string;
let byOwnCard: string;
let orderNumberOfOwn: string;
beforeAll(async () => {
  shop = await startShop();
  olive = await addShopper(shop, { isOrganization: true });
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
  byOwnCard = await orderAndPay(shop, noor, { [kit]: 1 });
  orderNumberOfOwn = (await noor.api.orders.get({ userId: noor.id, id: byOwnCard })).data.orderNumber;
});
afterAll(() => shop.close());

/** Everything an organization can read about its people, for a given search. */
async function readEverything(search?: string): Promise<string> {
  const { employees } = olive.api;
  const lists = await Promise.all([
    employees.listOrders({ search }),
    employees.listTests({ search }),
    employees.listPayments({ search }),
  ]);
  return JSON.stringify(lists);
}

describe('what an employee pays with a card of their own', () => {
  it('never reaches the employer: no row, no name, no amount', async () => {
    const all = await readEverything();
    expect(all).toContain(eli.email);
    for (const own of [noor.email, byOwnCard, '4900']) expect(all).not.toContain(own);
    for (const search of [noor.email, orderNumberOfOwn]) {
      const [orders, tests, payments] = JSON.parse(await readEverything(search));
      expect(orders).toEqual({ data: [], total: 0 });
      expect(tests).toEqual({ data: [], total: 0 });
      expect(payments).toEqual({ data: [], total: 0, totalAmount: 0 });
    }
  });

  it('keeps its report from an employer whose agreement shows reports', async () => {
    const own = await orderAndPay(shop, noor, { [kit]: 1 });
    const [code] = await shipOrder(shop.deps, {
      order: own,
      trackingNumber: '9400100000000000000007',
      actor: 'operator:test',
    });
    await noor.api.kits.register({ ...makeKitRegistration(), registerKitId: code!, emailId: noor.email });
    const findings = makeReportValues();
    const reportId = await attachReport(shop.deps, { kitId: code!, findings, actor: 'operator:test' });
    await shop.pool.query('insert into agreements values ($1, 10, 5, true)', [olive.id]);
    await expect(olive.api.reports.get({ reportId })).rejects.toMatchObject({ status: 404 });
    expect((await noor.api.reports.get({ reportId })).data.id).toBe(reportId);
    await shop.pool.query('delete from agreements where organisation_id = $1', [olive.id]);
  });

  it('cannot be opened as a payment', async () => {
    const { rows } = await shop.pool.query('select id from payments where order_id = $1', [byOwnCard]);
    await expect(olive.api.employees.getPayment({ id: rows[0].id })).rejects.toMatchObject({ status: 404 });
  });

  it('stays hidden when the company card was also charged for it and refunded', async () => {
    await shop.pool.query(
      `insert into payments (subject_kind, subject_id, kind, amount_cents, status, settled_at)
       values ('order', $1, 'company', 4900, 'cancelled', app_now())`,
      [byOwnCard],
    );
    expect(await readEverything(noor.email)).not.toContain(noor.email);
    await shop.pool.query(
      `update payments set status = 'refunded' where order_id = $1 and kind = 'company'`,
      [byOwnCard],
    );
    expect(await readEverything(noor.email)).not.toContain(noor.email);
    await shop.pool.query(`delete from payments where order_id = $1 and kind = 'company'`, [byOwnCard]);
  });
});

describe('the orders of employees', () => {
  it('are those the company card paid', async () => {
    const { data, total } = await olive.api.employees.listOrders({});
    expect(total).toBe(1);
    expect(data).toMatchObject([{ id: byCompany, email: eli.email, total: 9800 }]);
  });
});

describe('the payments', () => {
  it('are the company card’s, with their sum in cents', async () => {
    const history = await olive.api.employees.listPayments({});
    expect(history).toMatchObject({
      total: 1,
      totalAmount: 9800,
      data: [
        {
          productName: 'Ferritin test',
          orderId: byCompany,
          orderNumber: expect.stringMatching(/^LW-/),
          email: eli.email,
          amount: 9800,
          returned: 0,
          status: 'succeeded',
        },
      ],
    });
    expect(Math.abs(history.data[0]!.created - Date.now() / 1000)).toBeLessThan(600);
  });

  it('can be found by person, kit and order, and by nothing else', async () => {
    for (const search of [eli.email.toUpperCase(), 'ferritin', 'LW-']) {
      expect((await olive.api.employees.listPayments({ search })).total).toBe(1);
    }
    expect(await olive.api.employees.listPayments({ search: noor.email })).toEqual({
      data: [],
      total: 0,
      totalAmount: 0,
    });
  });

  it('keep the rest of a partly refunded one, and its tests', async () => {
    const give = (status: string, cents: number) =>
      shop.pool.query('update payments set status = $2, refunded_cents = $3 where order_id = $1', [
        byCompany,
        status,
        cents,
      ]);
    await give('partly_refunded', 1000);
    expect(await olive.api.employees.listPayments({})).toMatchObject({
      totalAmount: 8800,
      data: [{ amount: 9800, returned: 1000, status: 'succeeded' }],
    });
    const [payment] = (await olive.api.employees.listPayments({})).data;
    const { data: detail } = await olive.api.employees.getPayment({ id: payment!.id });
    expect(detail).toMatchObject({ amount_captured: 9800, returned: 1000 });
    expect((await olive.api.employees.listTests({})).total).toBe(1);
    for (const status of ['disputed', 'lost', 'refund_due', 'refunded']) {
      await give(status, status === 'refunded' ? 9800 : 1000);
      expect(await olive.api.employees.listPayments({})).toMatchObject({
        total: 1,
        totalAmount: 0,
        data: [{ amount: 9800, returned: 9800, status }],
      });
    }
    expect((await olive.api.employees.listTests({})).total).toBe(0);
    await give('paid', 0);
  });

  it('name their card', async () => {
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

  it('come without their card while Stripe does not answer', async () => {
    const { data } = await olive.api.employees.listPayments({});
    shop.standIn.plan({ operation: 'payment_intents.retrieve', kind: 'error', times: 3 });
    const detail = (await olive.api.employees.getPayment({ id: data[0]!.id })).data;
    shop.standIn.clearFaults();
    expect(detail).toMatchObject({
      amount: 9800,
      metadata: { orderId: byCompany },
      payment_method_details: null,
      balance_transaction: null,
    });
  });
});

describe('the tests', () => {
  it('show a report only for a test the company paid for, where the agreement says so', async () => {
    const tests = async () => (await olive.api.employees.listTests({})).data;
    expect((await tests()).map(({ reportFile }) => reportFile)).toEqual([null]);

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
    expect(await tests()).toHaveLength(2);
    expect((await tests()).every(({ reportFile }) => reportFile === null)).toBe(true);
    await expect(olive.api.reports.get({ reportId })).rejects.toMatchObject({ status: 404 });

    await shop.pool.query('insert into agreements values ($1, 10, 5, false)', [olive.id]);
    expect((await tests()).every(({ reportFile }) => reportFile === null)).toBe(true);
    await expect(olive.api.reports.get({ reportId })).rejects.toMatchObject({ status: 404 });

    await shop.pool.query('update agreements set shows_reports = true where organisation_id = $1', [
      olive.id,
    ]);
    expect((await tests()).filter(({ reportFile }) => reportFile)).toMatchObject([
      { email: eli.email, reportFile: `/reports/${reportId}` },
    ]);
    expect((await olive.api.reports.get({ reportId })).data.id).toBe(reportId);
    await expect(olive.api.reports.get({ reportId: given })).rejects.toMatchObject({ status: 404 });
  });
});
