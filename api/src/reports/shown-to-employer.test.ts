import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { setAgreement } from '../agreements';
import { createKit } from '../kits';
import { shipOrder } from '../orders';
import { attachReport } from './attach-report';

const actor = 'operator:test';
let shop: Shop;
let employer: Shopper;
let employee: Shopper;
let reportId: string;
beforeAll(async () => {
  shop = await startShop();
  employer = await addShopper(shop, { isOrganization: true });
  employee = await addShopper(shop, { employer: employer.id });
  await employer.api.payments.addPaymentMethod({ userId: employer.id, paymentMethod: 'pm_card_visa' });
  const order = await employee.order({ [await addKit(shop)]: 1 });
  await employee.api.payments.checkout({ orderId: order, preferredPaymentOption: 'organization' });
  const [kitId] = await shipOrder(shop.deps, { order, trackingNumber: '9400100000000000000011', actor });
  await employee.api.kits.register({
    ...makeKitRegistration(),
    registerKitId: kitId!,
    emailId: employee.email,
  });
  reportId = await attachReport(shop.deps, { kitId: kitId!, findings: makeReportValues(), actor });
});
afterAll(() => shop.close());

const agree = (organization: Shopper, showsReports: boolean) =>
  setAgreement(shop.deps, {
    email: organization.email,
    discount_percent: 0,
    order_units: 10,
    showsReports,
    actor,
  });

/**
 * What an organization sees: whether the report opens, as a page and as a file, and whether its history names
 * it.
 */
async function seenBy({ api }: Shopper) {
  const opens = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
  const history = JSON.stringify(await api.employees.listTests({}));
  return [
    await opens(api.reports.get({ reportId })),
    await opens(api.reports.getPdf({ reportId })),
    history.includes(reportId),
  ];
}

it('an employer reads the report of a test that its card paid only while its agreement says so', async () => {
  expect(await seenBy(employer), 'without an agreement').toEqual([404, 404, false]);
  await agree(employer, false);
  expect(await seenBy(employer), 'agreed without reports').toEqual([404, 404, false]);
  await agree(employer, true);
  expect(await seenBy(employer), 'agreed with reports').toEqual([200, 200, true]);
  const { data } = await employee.api.reports.listOpenings({ id: employee.id });
  expect(data.map(({ by, form }) => [by, form])).toEqual([
    ['organization', 'file'],
    ['organization', 'page'],
  ]);
  expect(data[0]!.name, 'the employee reads whose it is').toBeTruthy();
  await agree(employer, false);
  expect(await seenBy(employer), 'no longer agreed').toEqual([404, 404, false]);
});

it('another employer reads nothing of it, whatever its agreement says', async () => {
  const other = await addShopper(shop, { isOrganization: true });
  await agree(other, true);
  expect(await seenBy(other)).toEqual([404, 404, false]);
});

it('an employer reads nothing of earlier reports that its card did not pay for, the employee does', async () => {
  const kitId = await createKit(shop.deps, { productId: await addKit(shop) });
  await employee.api.kits.register({
    ...makeKitRegistration(),
    registerKitId: kitId,
    emailId: employee.email,
  });
  const findings = { ...makeReportValues(), collectedOn: '2026-03-02' };
  await attachReport(shop.deps, { kitId, findings, actor });
  await agree(employer, true);
  const earlierFor = async ({ api }: Shopper) =>
    (await api.reports.get({ reportId })).data.values[0]!.earlier;
  expect(await earlierFor(employee)).toHaveLength(1);
  expect(await earlierFor(employer)).toEqual([]);
});
