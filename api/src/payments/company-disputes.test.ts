import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';

let shop: Shop;
let olive: Shopper;
let eli: Shopper;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  olive = await addShopper(shop, { isOrganization: true });
  eli = await addShopper(shop, { employer: olive.id });
  kit = await addKit(shop, { price: 6400, stock: 20 });
  await olive.api.payments.addPaymentMethod({ userId: olive.id, paymentMethod: 'pm_card_visa' });
});
afterAll(() => shop.close());

/** An order that the company card paid. */
async function pay(buyer: Shopper) {
  const orderId = await buyer.order({ [kit]: 1 });
  await buyer.api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });
  const { data } = await buyer.api.orders.get({ userId: buyer.id, id: orderId });
  const { rows } = await shop.pool.query<{ payment_intent_id: string | null }>(
    'select payment_intent_id from payments where order_id = $1',
    [orderId],
  );
  return { orderNumber: data.orderNumber, intent: rows[0]!.payment_intent_id! };
}

/** A disputed order that the company card paid. */
async function payAndDispute(buyer: Shopper) {
  const { orderNumber, intent } = await pay(buyer);
  const { latest_charge: charge } = await shop.deps.stripe.paymentIntents.retrieve(intent);
  shop.standIn.dispute(String(charge));
  await shop.standIn.webhooksSent();
  await shop.runJobs();
  const disputes = await shop.deps.stripe.disputes.list({ payment_intent: intent });
  return { orderNumber, disputeId: disputes.data[0]!.id };
}

/** Mails about the order, oldest first. */
async function told(reader: Shopper, orderNumber: string) {
  await shop.runJobs();
  const of = shop.mailbox.to(reader.email).filter(({ subject }) => /^(The bank|We refunded)/.test(subject));
  return of.filter(({ subject }) => subject.includes(orderNumber));
}

it('a dispute about the company card is reported to the employer, with its subject', async () => {
  const { orderNumber, disputeId } = await payAndDispute(eli);
  const about = `for order ${orderNumber} with your company card`;
  const [opened, ...others] = await told(olive, orderNumber);
  expect(others).toEqual([]);
  expect(opened!.subject).toBe(`The bank is reviewing the payment ${about}`);
  const { data: user } = await eli.api.accounts.get({ id: eli.id });
  for (const fact of [user.full_name, '$64.00', orderNumber, '/employees-history?tab=payment'])
    expect(opened!.text).toContain(fact);
  await shop.deps.stripe.disputes.close(disputeId);
  await shop.standIn.webhooksSent();
  const subjects = (await told(olive, orderNumber)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    `The bank is reviewing the payment ${about}`,
    `The bank returned the payment ${about}`,
  ]);
});

it('a won one is reported to the employer as well', async () => {
  const { orderNumber, disputeId } = await payAndDispute(eli);
  const evidence = { uncategorized_text: 'winning_evidence' };
  await shop.deps.stripe.disputes.update(disputeId, { evidence });
  await shop.standIn.webhooksSent();
  const mails = await told(olive, orderNumber);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `The bank is reviewing the payment for order ${orderNumber} with your company card`,
    `The bank cleared the payment for order ${orderNumber} with your company card`,
  ]);
  expect(mails[1]!.text).toContain('Payment History counts the payment again.');
});

it('the employee reads nothing about a bank or card of their own', async () => {
  const { orderNumber, disputeId } = await payAndDispute(eli);
  await shop.deps.stripe.disputes.close(disputeId);
  await shop.standIn.webhooksSent();
  const mails = await told(eli, orderNumber);
  expect(mails).toHaveLength(2);
  expect(mails[0]!.text).toContain('we have told your organization as well');
  for (const { text } of mails) expect(text).not.toMatch(/your (bank|card|money)|contact the bank/i);
});

it('each refund to the company card is reported to the employee and to the employer, once', async () => {
  const { orderNumber, intent } = await pay(eli);
  for (const amount of [1000, 500]) {
    await shop.deps.stripe.refunds.create({ payment_intent: intent, amount });
    await shop.standIn.webhooksSent();
    await shop.runJobs();
  }
  const mails = await told(olive, orderNumber);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `We refunded $10.00 for order ${orderNumber} to your company card`,
    `We refunded $5.00 for order ${orderNumber} to your company card`,
  ]);
  const { data: user } = await eli.api.accounts.get({ id: eli.id });
  for (const fact of [user.full_name, '$15.00 of $64.00', '/employees-history?tab=payment'])
    expect(mails[1]!.text).toContain(fact);
  expect((await told(eli, orderNumber)).map(({ subject }) => subject)).toEqual([
    `We refunded $10.00 for order ${orderNumber}`,
    `We refunded $5.00 for order ${orderNumber}`,
  ]);
});

it('an organization refunded for its own purchase gets one mail', async () => {
  const { orderNumber, intent } = await pay(olive);
  await shop.deps.stripe.refunds.create({ payment_intent: intent });
  await shop.standIn.webhooksSent();
  expect((await told(olive, orderNumber)).map(({ subject }) => subject)).toEqual([
    `We refunded $64.00 for order ${orderNumber}`,
  ]);
});

it('an organization that buys for itself gets one mail', async () => {
  const { orderNumber } = await payAndDispute(olive);
  expect((await told(olive, orderNumber)).map(({ subject }) => subject)).toEqual([
    `The bank is reviewing the payment for order ${orderNumber}`,
  ]);
});

it('the receipt of an order that the company card paid shows the employee none of its digits', async () => {
  const { orderNumber } = await pay(eli);
  await shop.runJobs();
  const receipt = shop.mailbox.to(eli.email).find(({ subject }) => subject.includes(orderNumber));
  expect(receipt!.text).toContain('Paid with your organization’s card.');
  expect(receipt!.text).not.toContain('4242');
});
