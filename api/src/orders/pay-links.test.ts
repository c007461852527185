import { addMonths } from '@larkwell/contracts/fields/date';
import { renewalDayWords, renewalMessages } from '@larkwell/contracts/subscriptions/renewal-terms';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { payOnPage } from '../../testing/hosted-page';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, once, subscribed, type Shopper } from '../../testing/shopper';
import { orderAndPay } from '../../testing/paid-order';
import { readClock } from '../db';

let shop: Shop;
let shopper: Shopper;
let kit: string;
let orderId: string;
let linkId: string;
afterEach(() => shop.standIn.clearFaults());
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => {
  shopper = await addShopper(shop);
  kit = await addKit(shop, { name: 'Iron Check' });
  orderId = await shopper.order([once(kit)]);
  const { data } = await shopper.api.payments.createPayLink({ orderId });
  linkId = data.url.split('/pay/')[1]!;
});
afterAll(() => shop.close());

const open = () => shop.api.payments.openPayLink({ linkId });
const read = () => shop.api.payments.getPayLink({ linkId });
const raisePrice = () =>
  shop.deps.db.execute(sql`update products set price_cents = price_cents + 1000 where id = ${kit}`);

/** Pays through the link at Stripe, without a webhook or a browser to tell us. */
async function payUnnoticed() {
  shop.standIn.plan({ operation: 'webhook:*', kind: 'drop' });
  await payOnPage((await open()).data.url, '4242424242424242');
}
const refused = (code: string, words: string) => ({
  status: 409,
  data: { code, errorMessage: expect.stringContaining(words) },
});

it('a link to a paid order says so, even after the order was refunded or canceled', async () => {
  await orderAndPay(shop, shopper, [once(kit)]);
  await expect(open()).rejects.toMatchObject(refused('already-paid', 'already paid'));
  for (const [status, words] of [
    ['Refunded', 'was refunded'],
    ['Cancelled', 'was canceled'],
  ] as const) {
    await shop.deps.db.execute(sql`update orders set status = ${status} where id = ${orderId}`);
    await expect(open()).rejects.toMatchObject(refused('already-paid', words));
  }
});

it('the mail with a link gives the renewal price of a subscription, its first date, and how to cancel', async () => {
  const { email } = shopper;
  const told = async () => {
    await shop.runJobs();
    return shop.mailbox.to(email).at(-1)!.text.replaceAll(/\s+/g, ' ');
  };
  expect(await told()).not.toMatch(/renew|subscription/i);
  const id = await shopper.order([once(kit), subscribed(kit, 3, 2)]);
  await shopper.api.payments.createPayLink({ orderId: id });
  const today = (await readClock(shop.deps.db)).toISOString().slice(0, 10);
  const words = await told();
  expect(words).toContain('Paying starts a subscription.');
  expect(words).toContain(
    `2 × Iron Check renews on ${renewalDayWords(addMonths(today, 3))} for $75.00, and then every 3 months.`,
  );
  expect(words).toContain(renewalMessages.howToCancel);
});

it('a link to an order whose time ran out says so, before and after its kits are released', async () => {
  await shop.moveClock({ advanceSeconds: 36 * 60 });
  await expect(open()).rejects.toMatchObject(refused('hold-expired', 'ran out'));
  await shop.sweep('release-orders');
  await expect(open()).rejects.toMatchObject(refused('hold-expired', 'ran out'));
});

it('a link to a replaced order says so, and nothing about the new one', async () => {
  await shopper.order([once(await addKit(shop, { name: 'Thyroid Check' }))]);
  const error = await open().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject(refused('terms-changed', 'replaced by a newer one'));
  expect(JSON.stringify((error as { data: unknown }).data)).not.toContain('Thyroid');
});

it('a link that was paid before its order changed is paid, no matter who learned of it first', async () => {
  await payUnnoticed();
  await raisePrice();
  await expect(read()).rejects.toMatchObject(refused('already-paid', 'already paid'));
  const { data } = await shopper.api.payments.getPaymentState({ orderId });
  expect(data.isPaid).toBe(true);
});

it('a link says nothing about the money while Stripe cannot be reached', async () => {
  await payUnnoticed();
  await raisePrice();
  shop.standIn.plan({ operation: '*', kind: 'timeout-before', ms: 5 });
  for (const call of [read, open]) await expect(call()).rejects.toMatchObject({ status: 503 });
});

it('a link to a changed order says that nothing was charged, once Stripe has said so', async () => {
  await open();
  await raisePrice();
  const sentence = 'This order changed after this link was made. Nothing was charged.';
  for (const call of [read, open])
    await expect(call()).rejects.toMatchObject({
      status: 409,
      data: { code: 'terms-changed', errorMessage: sentence, changes: [{}, { name: 'Total' }] },
    });
});

it('a link says what it asks for, with its subscription’s terms, and opens nothing at Stripe', async () => {
  const id = await shopper.order([subscribed(kit, 3)]);
  const made = await shopper.api.payments.createPayLink({ orderId: id });
  linkId = made.data.url.split('/pay/')[1]!;
  const { data } = await read();
  const { data: order } = await shopper.api.orders.get({ userId: shopper.id, id });
  expect(data).toMatchObject({
    orderNumber: order.orderNumber,
    amount: order.total,
    lines: [{ name: 'Iron Check', quantity: 1, price: order.items[0]!.price, months: 3 }],
    today: order.today,
  });
  const { rows } = await shop.deps.db.execute(sql`select 1 from payments where subject_id = ${id}`);
  expect(rows).toEqual([]);
});

it('a press on an outdated offer charges nothing', async () => {
  const { data } = await read();
  const other = await shopper.order([once(await addKit(shop))]);
  const { data: order } = await shopper.api.orders.get({ userId: shopper.id, id: other });
  for (const terms of [data.terms, order.terms!])
    await expect(shop.api.payments.openPayLink({ linkId, terms })).rejects.toMatchObject({
      data: { code: 'terms-changed' },
    });
});
