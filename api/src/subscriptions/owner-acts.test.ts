import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { keptOf, pass, passTo, subscribe } from '../../testing/subscription';

let shop: Shop;
let shopper: Shopper;
let subscriptionId: string;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => {
  shopper = await addShopper(shop);
  const kit = await addKit(shop, { price: 4000, stock: 10, name: 'Vitamin D Check' });
  subscriptionId = await subscribe(shop, shopper, { kit });
  await shop.standIn.webhooksSent();
});
afterAll(() => shop.close());

const view = async () => (await shopper.api.subscriptions.get({ userId: shopper.id, subscriptionId })).data;
const orders = async () => (await shopper.api.orders.list({ userId: shopper.id })).data;
const mailsAbout = async (words: string) => {
  await shop.runJobs();
  return shop.mailbox.to(shopper.email).filter(({ subject }) => subject.includes(words));
};

async function latestCharge() {
  const { data: user } = await shopper.api.accounts.get({ id: shopper.id });
  const { data } = await shop.deps.stripe.charges.list({ customer: user.stripeCustomerId!, limit: 1 });
  return data[0]!;
}

async function loseDispute() {
  const { id } = await latestCharge();
  shop.standIn.dispute(id);
  await shop.standIn.webhooksSent();
  const { data } = await shop.deps.stripe.disputes.list({ charge: id });
  expect((await view()).status).toBe(true);
  await shop.deps.stripe.disputes.close(data[0]!.id);
  await shop.standIn.webhooksSent();
}

async function expectEnded() {
  expect((await view()).status).toBe(false);
  const charges = await keptOf(shop, shopper);
  const mails = await mailsAbout('subscription of Vitamin D Check');
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(/After a dispute,\s+the bank\s+returned/);
  expect(mails[0]!.text).not.toContain('will still be sent');
  await pass(shop, 200, 4);
  expect(await keptOf(shop, shopper)).toEqual(charges);
}

it('losing a dispute about the first payment ends the subscription, by mail, and nothing follows', async () => {
  await loseDispute();
  await expectEnded();
  expect((await orders()).map(({ status }) => status)).toEqual(['Cancelled']);
});

it('losing a dispute about a renewal ends the subscription as well', async () => {
  await passTo(shop, subscriptionId);
  await pass(shop, 1);
  expect(await orders()).toHaveLength(2);
  await loseDispute();
  await expectEnded();
});

it('winning a dispute about a renewal is mailed with its order, and the subscription continues', async () => {
  await passTo(shop, subscriptionId);
  await pass(shop, 1);
  const { id } = await latestCharge();
  shop.standIn.dispute(id);
  await shop.standIn.webhooksSent();
  const { data } = await shop.deps.stripe.disputes.list({ charge: id });
  const evidence = { uncategorized_text: 'winning_evidence' };
  await shop.deps.stripe.disputes.update(data[0]!.id, { evidence });
  await shop.standIn.webhooksSent();
  const mails = await mailsAbout('The bank cleared the payment');
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('Your order is no longer on hold.');
  expect((await view()).status).toBe(true);
});

it('a disputed renewal is named wherever the subscription is seen, and canceling promises no kit on hold', async () => {
  await passTo(shop, subscriptionId);
  await pass(shop, 1);
  shop.standIn.dispute((await latestCharge()).id);
  await shop.standIn.webhooksSent();
  const words = 'If the bank returns the payment, the subscription ends.';
  expect(await view()).toMatchObject({
    state: 'disputed',
    isDisputed: true,
    notice: expect.stringContaining(words),
  });
  const { data: listed } = await shopper.api.subscriptions.list({ userId: shopper.id });
  expect(listed[0]!.notice).toContain(words);
  const [opened] = await mailsAbout('The bank is reviewing the payment');
  expect(opened!.text).toContain('If the bank returns the payment, the subscription in this order ends.');
  const { message } = await shopper.api.subscriptions.cancel({ subscriptionId });
  const [ended] = await mailsAbout('subscription of Vitamin D Check');
  for (const text of [message, ended!.text.replace(/\s+/g, ' ')]) {
    expect(text).toContain('sent only if the bank decides in favor of its payment');
    expect(text).not.toMatch(/still (be )?sent/);
  }
  expect(await view()).toMatchObject({ state: 'cancelled', notice: null });
});

it('a refunded renewal shows with its order and by mail, and the subscription continues', async () => {
  await passTo(shop, subscriptionId);
  await pass(shop, 1);
  const { rows } = await shop.deps.db.execute<{ id: string; number: string }>(sql`
    select id, order_number as number from orders where subscription_id = ${subscriptionId}`);
  const { id, number } = rows[0]!;
  await shop.deps.stripe.refunds.create({ charge: (await latestCharge()).id, amount: 1000 });
  await shop.standIn.webhooksSent();
  expect((await shopper.api.orders.get({ userId: shopper.id, id })).data).toMatchObject({
    refunded: 1000,
    status: 'Processing',
  });
  const mails = await mailsAbout(`for order ${number}`);
  expect(mails.map(({ subject }) => subject)).toEqual([`We refunded $10.00 for order ${number}`]);
  expect(mails[0]!.text).toContain('Your subscription continues.');
  expect((await view()).status).toBe(true);
});
