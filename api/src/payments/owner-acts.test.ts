import { hasParcel } from '@larkwell/contracts/orders/orders';
import { afterAll, describe, expect, it } from 'vitest';
import {
  confirmHeld,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { sendingOf, startOwnersShop } from '../../testing/owners-shop';
import { stockOf } from '../../testing/shop';
import { followCharge } from './follow-charge';
import { findPaymentByStripeId } from './store';
import { shipOrder } from '../orders';

const owners = await startOwnersShop();
const { shop, shopper } = owners;
afterAll(() => shop.close());

describe('an order refunded by the owner', () => {
  it('in full reads Refunded, is not sent, and leaves the shelf unchanged', async () => {
    const { orderId, intentId } = await owners.payOrder();
    const before = await stockOf(shop, owners.kit);
    await owners.refund(intentId);
    expect(await owners.orderOf(orderId)).toMatchObject({
      status: 'Refunded',
      refunded: 4900,
      isAddressEditable: false,
    });
    const confirmed = await shopper.api.orders.getConfirmed({ userId: shopper.id, orderId });
    expect(confirmed.status).toBe('Refunded');
    await expect(shipOrder(shop.deps, sendingOf(orderId))).rejects.toThrow('Refunded');
    expect(await stockOf(shop, owners.kit)).toBe(before);
    expect(await owners.ops('orders', 'list', 'processing')).not.toContain(orderId);
  });

  it('in part shows the amount and is still sent', async () => {
    const { orderId, intentId } = await owners.payOrder();
    await owners.refund(intentId, 1500);
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Processing', refunded: 1500 });
    const { orderNumber } = await owners.orderOf(orderId);
    const subjects = async () =>
      (await owners.toldOf(orderNumber)).map(({ subject }) => subject.slice(0, 'We refunded $15.00'.length));
    expect(await subjects()).toEqual(['We refunded $15.00']);
    await followCharge(shop.deps, (await findPaymentByStripeId(shop.deps.db, intentId))!);
    expect(await subjects()).toHaveLength(1);
    const confirmed = await shopper.api.orders.getConfirmed({ userId: shopper.id, orderId });
    expect(confirmed).toMatchObject({ refunded: 1500, isDisputed: false });
    expect(await owners.statusOf(intentId)).toEqual({ status: 'partly_refunded', refunded_cents: 1500 });
    await owners.refund(intentId);
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Refunded', refunded: 4900 });
    expect(await subjects()).toEqual(['We refunded $15.00', 'We refunded $34.00']);
    const [part, whole] = (await owners.toldOf(orderNumber)).map(({ text }) => text);
    expect(part).toMatch(/\$15\.00, on \w{3}, \w{3} \d+, \d{4}/);
    expect(part).toContain('$15.00 of $49.00');
    expect(whole).toMatch(/\$34\.00, on /);
    expect(whole).toContain('$49.00 of $49.00');
    expect(part).toContain('Nothing else about your order changes.');
    expect(whole).toContain('This order will not ship.');
  });

  it('keeps its parcel when all of it is refunded after shipping, and the mail says so', async () => {
    const { orderId, intentId } = await owners.payOrder();
    await shipOrder(shop.deps, sendingOf(orderId));
    await owners.refund(intentId);
    const order = await owners.orderOf(orderId);
    expect(order).toMatchObject({ status: 'Refunded', refunded: 4900 });
    expect(hasParcel(order)).toBe(true);
    const [mail] = await owners.toldOf(order.orderNumber);
    expect(mail!.text).toContain('Nothing else about your order changes.');
    expect(mail!.text).not.toContain('will not ship');
    const { data } = await shopper.api.tracking.getOfOrder({ userId: shopper.id, orderId });
    expect(data).toMatchObject({ trackingId: order.trackingId });
  });

  it('reads paid again when the bank returns the refund', async () => {
    const { orderId, intentId } = await owners.payOrder('pm_card_refundFail');
    await owners.refund(intentId);
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Refunded' });
    await shop.standIn.catchUp();
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Processing', refunded: 0 });
  });
});

it('a refunded visit says so with amount and date, mails each amount once, and stands', async () => {
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
  await owners.refund(charged.data, 2000);
  const { data } = await shop.api.appointments.getConfirmation(booked.data);
  const at = expect.stringMatching(/^2026-12-01T/);
  expect(data).toMatchObject({ amountPaid: 5000, refund: { amount: 2000, at }, status: 'active' });
  expect((await told()).map(({ subject }) => subject)).toEqual(['We refunded $20.00 for your test visit']);
  await followCharge(shop.deps, (await findPaymentByStripeId(shop.deps.db, charged.data))!);
  expect(await told()).toHaveLength(1);
  await owners.refund(charged.data);
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

it('events that nobody needs are logged by type and not stored', async () => {
  await shop.deps.stripe.products.create({ id: 'kit_of_nobody', name: 'Nobody’s' });
  await shop.standIn.webhooksSent();
  expect(shop.logLines.join()).toContain('"type":"product.created"');
  const { rows } = await shop.pool.query(`select 1 from stripe_events where type = 'product.created'`);
  expect(rows).toEqual([]);
});

it('the operator sees which events the webhook needs', async () => {
  const listed = await owners.ops('stripe', 'events');
  for (const type of ['charge.refunded', 'charge.dispute.created', 'refund.failed', 'invoice.paid']) {
    expect(listed).toContain(type);
  }
});
