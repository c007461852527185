import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { payOnPage } from '../../testing/hosted-page';
import { addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, home, type Shopper } from '../../testing/shopper';
import { followCharge } from './follow-charge';
import { findPaymentByStripeId } from './store';
import { shipOrder } from '../orders';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  await shop.moveClock({ at: fixedMorning });
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4900, stock: 50 });
});
afterAll(() => shop.close());

async function payOrder(card = 'pm_card_visa') {
  const orderId = await shopper.order({ [kit]: 1 });
  const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
  const intentId = data.clientSecret.split('_secret_')[0]!;
  await shop.deps.stripe.paymentIntents.confirm(intentId, {
    payment_method: card,
    return_url: 'http://shop.test/',
  });
  await shopper.api.payments.checkout({ orderId });
  await shop.standIn.webhooksSent();
  return { orderId, intentId };
}

/** What the owner does in Stripe's dashboard. */
async function refund(intentId: string, amount?: number) {
  await shop.deps.stripe.refunds.create({ payment_intent: intentId, ...(amount && { amount }) });
  await shop.standIn.webhooksSent();
}

const sendingOf = (order: string) => ({ order, trackingNumber: '9400100000000000000077', actor: 'test' });
const orderOf = async (id: string) => (await shopper.api.orders.get({ userId: shopper.id, id })).data;
const moveOrder = (id: string) =>
  shopper.api.orders.updateOrderData({ ...home, userId: shopper.id, id, email: shopper.email });
const ops = async (...words: string[]) => (await runCommand(shop.deps, commands, words, 'test')).text;
const statusOf = async (intentId: string) => {
  const { rows } = await shop.pool.query<{ status: string; refunded_cents: number }>(
    'select status, refunded_cents from payments where payment_intent_id = $1',
    [intentId],
  );
  return rows[0]!;
};

const toldOf = async (orderNumber: string) => {
  await shop.runJobs();
  return shop.mailbox.to(shopper.email).filter(({ subject }) => subject.endsWith(`for order ${orderNumber}`));
};

describe('an order whose owner', () => {
  it('gives all of it back reads Refunded, is not sent, and leaves the shelf as it is', async () => {
    const { orderId, intentId } = await payOrder();
    const before = await stockOf(shop, kit);
    await refund(intentId);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'Refunded',
      refunded: 4900,
      isAddressEditable: false,
    });
    const confirmed = await shopper.api.orders.getConfirmed({ userId: shopper.id, orderId });
    expect(confirmed.status).toBe('Refunded');
    await expect(shipOrder(shop.deps, sendingOf(orderId))).rejects.toThrow('Refunded');
    expect(await stockOf(shop, kit)).toBe(before);
    expect(await ops('orders', 'list', 'processing')).not.toContain(orderId);
  });

  it('gives a part back shows the amount and is still sent', async () => {
    const { orderId, intentId } = await payOrder();
    await refund(intentId, 1500);
    expect(await orderOf(orderId)).toMatchObject({ status: 'Processing', refunded: 1500 });
    const { orderNumber } = await orderOf(orderId);
    const subjects = async () =>
      (await toldOf(orderNumber)).map(({ subject }) => subject.slice(0, 'We refunded $15.00'.length));
    expect(await subjects()).toEqual(['We refunded $15.00']);
    await followCharge(shop.deps, (await findPaymentByStripeId(shop.deps.db, intentId))!);
    expect(await subjects()).toHaveLength(1);
    const confirmed = await shopper.api.orders.getConfirmed({ userId: shopper.id, orderId });
    expect(confirmed).toMatchObject({ refunded: 1500, isDisputed: false });
    expect(await statusOf(intentId)).toEqual({ status: 'partly_refunded', refunded_cents: 1500 });
    await refund(intentId);
    expect(await orderOf(orderId)).toMatchObject({ status: 'Refunded', refunded: 4900 });
    expect(await subjects()).toEqual(['We refunded $15.00', 'We refunded $34.00']);
    const [part, whole] = (await toldOf(orderNumber)).map(({ text }) => text);
    expect(part).toMatch(/\$15\.00, on \w{3}, \w{3} \d+, \d{4}/);
    expect(part).toContain('$15.00 of $49.00');
    expect(whole).toMatch(/\$34\.00, on /);
    expect(whole).toContain('$49.00 of $49.00');
    expect(part).toContain('Nothing else about your order changes.');
    expect(whole).toContain('This order will not ship.');
  });

  it('gives it back to a bank that sends it back is paid again', async () => {
    const { orderId, intentId } = await payOrder('pm_card_refundFail');
    await refund(intentId);
    expect(await orderOf(orderId)).toMatchObject({ status: 'Refunded' });
    await shop.standIn.catchUp();
    expect(await orderOf(orderId)).toMatchObject({ status: 'Processing', refunded: 0 });
  });
});

describe('a dispute', () => {
  async function dispute(intentId: string) {
    const intent = await shop.deps.stripe.paymentIntents.retrieve(intentId);
    shop.standIn.dispute(String(intent.latest_charge));
    await shop.standIn.webhooksSent();
    return (await shop.deps.stripe.disputes.list({ payment_intent: intentId })).data[0]!;
  }

  it('is flagged for the operator until it is won', async () => {
    const { orderId, intentId } = await payOrder();
    const { id } = await dispute(intentId);
    expect(await ops('orders', 'list')).toMatch(new RegExp(`${orderId}  disputed`));
    expect(await ops('payments', 'stuck')).toContain(`order ${orderId}`);
    await expect(shipOrder(shop.deps, sendingOf(orderId))).rejects.toThrow('is disputed');
    expect(await orderOf(orderId)).toMatchObject({ isDisputed: true, isAddressEditable: false });
    await expect(moveOrder(orderId)).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: expect.stringContaining('The bank is looking at the payment') },
    });
    const confirmed = await shopper.api.orders.getConfirmed({ userId: shopper.id, orderId });
    expect(confirmed.isDisputed).toBe(true);
    await shop.deps.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await shop.standIn.webhooksSent();
    expect(await statusOf(intentId)).toMatchObject({ status: 'paid' });
    expect(await ops('payments', 'stuck')).not.toContain(orderId);
    expect(await orderOf(orderId)).toMatchObject({ isDisputed: false, isAddressEditable: true });
    await moveOrder(orderId);
    await shipOrder(shop.deps, sendingOf(orderId));
    expect(await orderOf(orderId)).toMatchObject({ status: 'Shipped' });
  });

  it('of which Stripe tells before the payment itself is flagged as well', async () => {
    for (const event of ['payment_intent.*', 'checkout.session.*'])
      shop.standIn.plan({ operation: `webhook:${event}`, kind: 'drop' });
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createCheckoutSession({ orderId });
    await payOnPage(data.url, '4000000000000259');
    await shop.standIn.webhooksSent();
    shop.standIn.clearFaults();
    expect(await ops('orders', 'list')).toMatch(new RegExp(`${orderId}  disputed`));
  });

  it('that is lost cancels an order that has not shipped, and is not sent; each step is told by mail, once', async () => {
    const { orderId, intentId } = await payOrder();
    const { id } = await dispute(intentId);
    const { orderNumber } = await orderOf(orderId);
    const subjects = async () => (await toldOf(orderNumber)).map(({ subject }) => subject);
    const opened = `Your bank is reviewing your payment for order ${orderNumber}`;
    expect(await subjects()).toEqual([opened]);
    await shop.deps.stripe.disputes.close(id);
    await shop.standIn.webhooksSent();
    await followCharge(shop.deps, (await findPaymentByStripeId(shop.deps.db, intentId))!);
    expect(await subjects()).toEqual([opened, `Your bank returned your payment for order ${orderNumber}`]);
    const [first, last] = (await toldOf(orderNumber)).map(({ text }) => text);
    expect(first).toContain('The order ships once the bank has decided for the payment.');
    expect(last).toContain('The order is canceled and will not ship.');
    expect(await statusOf(intentId)).toMatchObject({ status: 'lost' });
    expect(await orderOf(orderId)).toMatchObject({ status: 'Cancelled', isAddressEditable: false });
    await expect(shipOrder(shop.deps, sendingOf(orderId))).rejects.toThrow('Cancelled');
  });

  it('that is lost after the kits have shipped leaves the order as it is', async () => {
    const { orderId, intentId } = await payOrder();
    await shipOrder(shop.deps, sendingOf(orderId));
    const { id } = await dispute(intentId);
    await shop.deps.stripe.disputes.close(id);
    await shop.standIn.webhooksSent();
    expect(await statusOf(intentId)).toMatchObject({ status: 'lost' });
    expect(await orderOf(orderId)).toMatchObject({ status: 'Shipped' });
    const { orderNumber } = await orderOf(orderId);
    const last = (await toldOf(orderNumber)).at(-1)!;
    expect(last.text).toContain('Your kits are already on their way, or with you.');
  });
});

it('a visit that is refunded says so with amount and date, tells each amount once by mail, and stands', async () => {
  const slotId = await insertSlot(shop, await insertLocation(shop), '2026-12-03T15:00:00Z');
  const held = await holdWithCompleteDraft(shop, slotId, { testType: 'Antigen' });
  const { draftId, hold } = held;
  const charge = { token: 'tok_visa', testType: 'Antigen', draftId, holdToken: hold.holdToken } as const;
  const charged = await shop.api.appointments.createCharge(charge);
  const booked = await confirmHeld(shop, held);
  if (!charged.success || !booked.success) throw new Error('not booked');
  const told = async () => {
    await shop.runJobs();
    return shop.mailbox.to('ada@example.com').filter(({ subject }) => subject.startsWith('We refunded'));
  };
  await refund(charged.data, 2000);
  const { data } = await shop.api.appointments.getConfirmation(booked.data);
  const at = expect.stringMatching(/^2026-12-01T/);
  expect(data).toMatchObject({ amountPaid: 5000, refund: { amount: 2000, at }, status: 'active' });
  expect((await told()).map(({ subject }) => subject)).toEqual(['We refunded $20.00 for your test visit']);
  await followCharge(shop.deps, (await findPaymentByStripeId(shop.deps.db, charged.data))!);
  expect(await told()).toHaveLength(1);
  await refund(charged.data);
  const { data: whole } = await shop.api.appointments.getConfirmation(booked.data);
  expect(whole).toMatchObject({ amountPaid: 0, refund: { amount: 7000, at }, status: 'active' });
  const mails = await told();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'We refunded $20.00 for your test visit',
    'We refunded $50.00 for your test visit',
  ]);
  expect(mails[1]!.text).toMatch(/\$70\.00 of \$70\.00, on Tue Dec 01\/26/);
  expect(mails[1]!.text).toContain('The visit itself is still booked.');
});

it('events that nobody needs are logged by type and not remembered', async () => {
  await shop.deps.stripe.products.create({ id: 'kit_of_nobody', name: 'Nobody’s' });
  await shop.standIn.webhooksSent();
  expect(shop.logLines.join()).toContain('"type":"product.created"');
  const { rows } = await shop.pool.query(`select 1 from stripe_events where type = 'product.created'`);
  expect(rows).toEqual([]);
});

it('the operator is told which events the webhook needs', async () => {
  const listed = await ops('stripe', 'events');
  for (const type of ['charge.refunded', 'charge.dispute.created', 'refund.failed', 'invoice.paid']) {
    expect(listed).toContain(type);
  }
});
