import { makeEnquiry, makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { shipOrder } from '../orders';
import { attachReport } from '../reports';

let shop: Shop;
let maya: Shopper;
const actor = 'operator:test';
beforeAll(async () => {
  shop = await startShop();
  maya = await addShopper(shop);
});
afterAll(() => shop.close());

const enterPassword = ({ id }: Shopper) =>
  shop.pool.query('update sessions set authenticated_at = app_now() where user_id = $1', [id]);
const linkOf = async ({ api, id }: Shopper) => (await api.accounts.createExportLink({ id })).data.link;

it('holds what the account holds: orders, cards, kits, testers, reports and messages', async () => {
  const kit = await addKit(shop, { name: 'Iron Check' });
  const order = await orderAndPay(shop, maya, { [kit]: 1 });
  const [code] = await shipOrder(shop.deps, { order, trackingNumber: '9400100000000000000003', actor });
  await maya.api.kits.register({
    ...makeKitRegistration(),
    registerKitId: code!,
    emailId: maya.email,
    lastName: 'Canarywood',
  });
  const reportId = await attachReport(shop.deps, { kitId: code!, findings: makeReportValues(), actor });
  await maya.api.support.submitEnquiry(makeEnquiry({ email: maya.email, text: 'Where is my kit?' }));
  await enterPassword(maya);
  await maya.api.payments.addPaymentMethod({ userId: maya.id, paymentMethod: 'pm_card_visa' });
  const file = await maya.api.accounts.getExport({ id: maya.id, link: await linkOf(maya) });
  expect(file.name).toMatch(/^larkwell-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await file.text()) as Record<string, unknown>;
  expect(data).toMatchObject({
    profile: { email: maya.email },
    orders: [{ id: order, items: [{ name: 'Iron Check' }] }],
    kits: [{ kitId: code, reportId }],
    testers: [{ lastName: 'Canarywood' }],
    reports: [{ id: reportId, values: expect.any(Array) }],
    savedCards: [{ last4: '4242' }],
    messagesToSupport: [{ text: 'Where is my kit?' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/password|hash/i);
  const { rows } = await shop.pool.query('select action from audit_entries where subject = $1 order by id', [
    maya.id,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(['export-link-made', 'data-exported']);
});

it('asks for the password again', async () => {
  const pat = await addShopper(shop);
  await shop.pool.query(
    `update sessions set authenticated_at = app_now() - interval '1 hour' where user_id = $1`,
    [pat.id],
  );
  await expect(linkOf(pat)).rejects.toMatchObject({ status: 403, data: { reauthenticate: true } });
});

it('opens by its link for minutes, and for nobody else', async () => {
  const [pat, stranger] = [await addShopper(shop), await addShopper(shop)];
  await Promise.all([enterPassword(pat), enterPassword(stranger)]);
  const [link, other] = [await linkOf(pat), await linkOf(stranger)];
  const open = (text: string) => pat.api.accounts.getExport({ id: pat.id, link: text });
  await open(link);
  for (const wrong of [other, `${link}x`, '9999999999999.x', 'x'])
    await expect(open(wrong)).rejects.toMatchObject({ status: 404 });
  await shop.moveClock({ advanceSeconds: 15 * 60 + 1 });
  await expect(open(link)).rejects.toMatchObject({ status: 404 });
});
