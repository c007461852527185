import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnersShop } from '../../testing/owners-shop';
import { addCoupon, addKit, stockOf } from '../../testing/shop';
import { addShopper, subscribed } from '../../testing/shopper';
import { packOrder } from './pack-order';
import { shipOrder } from './ship-order';

type OwnersShop = Awaited<ReturnType<typeof startOwnersShop>>;
let owners: OwnersShop;
beforeAll(async () => void (owners = await startOwnersShop()));
afterAll(() => owners.shop.close());

const own = (orderId: string) => ({ userId: owners.shopper.id, orderId });
const cancel = (orderId: string, terms?: string) =>
  owners.shopper.api.orders.cancel({ ...own(orderId), terms });
const termsOf = async (orderId: string) =>
  (await owners.shopper.api.orders.getCancellation(own(orderId))).data.terms;
const subjectsTo = async (email: string) => {
  await owners.shop.runJobs();
  return owners.shop.mailbox.to(email).map(({ subject }) => subject);
};
const refusal = (errorMessage: string) => ({ status: 409, data: { errorMessage } });
const has = (errorMessage: RegExp) => ({
  status: 409,
  data: { errorMessage: expect.stringMatching(errorMessage) },
});

describe('a paid order that is canceled before it is sent', () => {
  it('gives back money and kits once, and says so by mail', async () => {
    const before = await stockOf(owners.shop, owners.kit);
    const { orderId, intentId } = await owners.payOrder();
    const { orderNumber } = await owners.orderOf(orderId);
    await cancel(orderId, await termsOf(orderId));
    expect(await owners.orderOf(orderId)).toMatchObject({
      status: 'Cancelled',
      refunded: 4900,
      isCancelable: false,
      isAddressEditable: false,
    });
    expect(await owners.statusOf(intentId)).toEqual({ status: 'refunded', refunded_cents: 4900 });
    await owners.shop.standIn.webhooksSent();
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Cancelled', refunded: 4900 });
    expect(await stockOf(owners.shop, owners.kit)).toBe(before);
    const subjects = await subjectsTo(owners.shopper.email);
    expect(subjects.filter((subject) => subject === `Your order ${orderNumber} is canceled`)).toHaveLength(1);
    expect(await owners.toldOf(orderNumber), 'the refund has no mail of its own').toEqual([]);
    await expect(cancel(orderId)).rejects.toMatchObject(refusal('This order is already canceled.'));
    await expect(
      shipOrder(owners.shop.deps, {
        order: orderId,
        trackingNumber: '9400100000000000000077',
        actor: 'test',
      }),
    ).rejects.toThrow('Cancelled');
  });

  it('may be packed already', async () => {
    const { orderId } = await owners.payOrder();
    await packOrder(owners.shop.deps, { order: orderId, actor: 'test' });
    await cancel(orderId);
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Cancelled' });
  });

  it('gives back what was not refunded before, and refuses terms that say otherwise', async () => {
    const { orderId, intentId } = await owners.payOrder();
    const outdated = await termsOf(orderId);
    await owners.refund(intentId, 1500);
    await expect(cancel(orderId, outdated)).rejects.toMatchObject({
      status: 409,
      data: {
        code: 'terms-changed',
        changes: [{ name: 'Goes back to the card', before: '$49.00', now: '$34.00' }],
      },
    });
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Processing', refunded: 1500 });
    await cancel(orderId, await termsOf(orderId));
    expect(await owners.statusOf(intentId)).toEqual({ status: 'refunded', refunded_cents: 4900 });
  });

  it('is canceled once by ten presses at the same time', async () => {
    const before = await stockOf(owners.shop, owners.kit);
    const { orderId, intentId } = await owners.payOrder();
    const presses = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(orderId)));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { data } = await owners.shop.deps.stripe.refunds.list({ payment_intent: intentId });
    expect(data.map(({ amount }) => amount)).toEqual([4900]);
    expect(await stockOf(owners.shop, owners.kit)).toBe(before);
  });

  it('returns its coupon and ends the subscription that began with it', async () => {
    const { shop } = owners;
    const pat = await addShopper(shop);
    const kit = await addKit(shop, { price: 4900, name: 'Iron Check' });
    const orderId = await pat.order([subscribed(kit, 3)]);
    await pat.api.subscriptions.create({ orderId, paymentMethod: 'pm_card_visa' });
    const { data } = await pat.api.orders.getCancellation({ userId: pat.id, orderId });
    expect(data).toMatchObject({ amount: 3675, endsSubscriptions: ['Iron Check'] });
    await pat.api.orders.cancel({ userId: pat.id, orderId, terms: data.terms });
    expect((await pat.api.subscriptions.list({ userId: pat.id })).data).toMatchObject([{ status: false }]);
    await addCoupon(shop, { code: 'ONCE', maxRedemptions: 1 });
    const { api, id } = owners.shopper;
    const once = await owners.shopper.order({ [kit]: 1 }, 'ONCE');
    await api.subscriptions.create({ orderId: once, paymentMethod: 'pm_card_visa' });
    await api.orders.cancel({ userId: id, orderId: once });
    const again = await api.orders.get({ userId: id, id: await owners.shopper.order({ [kit]: 1 }, 'ONCE') });
    expect(again.data.couponCode).toBe('ONCE');
  });

  it('waits at Stripe when that is away, and the money goes back later', async () => {
    const { orderId, intentId } = await owners.payOrder();
    const { stripe } = owners.shop.deps;
    const create = stripe.refunds.create.bind(stripe.refunds);
    stripe.refunds.create = () => Promise.reject(new Error('Stripe is away'));
    await cancel(orderId);
    expect(await owners.statusOf(intentId)).toMatchObject({ status: 'refund_due' });
    stripe.refunds.create = create;
    await owners.shop.moveClock({ advanceSeconds: 60 });
    await owners.shop.sweep('settle-payments');
    expect(await owners.statusOf(intentId)).toEqual({ status: 'refunded', refunded_cents: 4900 });
  });

  it('keeps the debt in view when the bank returns the refund', async () => {
    const { orderId, intentId } = await owners.payOrder('pm_card_refundFail');
    await cancel(orderId);
    await owners.shop.standIn.webhooksSent();
    await owners.shop.standIn.catchUp();
    expect(await owners.statusOf(intentId)).toMatchObject({ status: 'refund_due' });
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Cancelled' });
  });
});

describe('an order is not canceled', () => {
  it('once it has left', async () => {
    const { orderId } = await owners.payOrder();
    expect(await owners.orderOf(orderId)).toMatchObject({ isCancelable: true });
    await shipOrder(owners.shop.deps, {
      order: orderId,
      trackingNumber: '9400100000000000000078',
      actor: 'test',
    });
    await expect(cancel(orderId)).rejects.toMatchObject(has(/has already shipped/));
    expect(await owners.orderOf(orderId)).toMatchObject({ isCancelable: false });
  });

  it('while it is unpaid, refunded, or another person’s', async () => {
    const unpaid = await owners.shopper.order({ [owners.kit]: 1 });
    await expect(cancel(unpaid)).rejects.toMatchObject(has(/is not paid/));
    const { orderId, intentId } = await owners.payOrder();
    const stranger = await addShopper(owners.shop);
    await expect(stranger.api.orders.cancel({ userId: stranger.id, orderId })).rejects.toMatchObject({
      status: 404,
    });
    await owners.refund(intentId);
    await expect(cancel(orderId)).rejects.toMatchObject(refusal('This order was already refunded.'));
  });
});
