import { afterAll, describe, expect, it } from 'vitest';
import { payOnPage } from '../../testing/hosted-page';
import { sendingOf, startOwnersShop } from '../../testing/owners-shop';
import { home } from '../../testing/shopper';
import { followCharge } from './follow-charge';
import { findPaymentByStripeId } from './store';
import { shipOrder } from '../orders';

const owners = await startOwnersShop();
const { shop, shopper } = owners;
afterAll(() => shop.close());

const moveOrder = (id: string) =>
  shopper.api.orders.updateOrderData({ ...home, userId: shopper.id, id, email: shopper.email });

describe('a dispute', () => {
  async function dispute(intentId: string) {
    const intent = await shop.deps.stripe.paymentIntents.retrieve(intentId);
    shop.standIn.dispute(String(intent.latest_charge));
    await shop.standIn.webhooksSent();
    await shop.runJobs();
    return (await shop.deps.stripe.disputes.list({ payment_intent: intentId })).data[0]!;
  }

  it('is flagged for the operator until it is won, which is reported by mail', async () => {
    const { orderId, intentId } = await owners.payOrder();
    const { id } = await dispute(intentId);
    expect(await owners.ops('orders', 'list')).toMatch(new RegExp(`${orderId}  disputed`));
    expect(await owners.ops('payments', 'stuck')).toContain(`order ${orderId}`);
    await expect(shipOrder(shop.deps, sendingOf(orderId))).rejects.toThrow('is disputed');
    expect(await owners.orderOf(orderId)).toMatchObject({ isDisputed: true, isAddressEditable: false });
    await expect(moveOrder(orderId)).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: expect.stringContaining('The bank is reviewing the payment') },
    });
    const confirmed = await shopper.api.orders.getConfirmed({ userId: shopper.id, orderId });
    expect(confirmed.isDisputed).toBe(true);
    await shop.deps.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await shop.standIn.webhooksSent();
    expect(await owners.statusOf(intentId)).toMatchObject({ status: 'paid' });
    const { orderNumber } = await owners.orderOf(orderId);
    const told = await owners.toldOf(orderNumber);
    expect(told.map(({ subject }) => subject)).toEqual([
      `The bank is reviewing the payment for order ${orderNumber}`,
      `The bank cleared the payment for order ${orderNumber}`,
    ]);
    expect(told[1]!.text).toContain('Your order is no longer on hold. We email you when it ships.');
    expect(await owners.ops('payments', 'stuck')).not.toContain(orderId);
    expect(await owners.orderOf(orderId)).toMatchObject({ isDisputed: false, isAddressEditable: true });
    await moveOrder(orderId);
    await shipOrder(shop.deps, sendingOf(orderId));
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Shipped' });
  });

  it('that Stripe reports before the payment itself is flagged as well', async () => {
    for (const event of ['payment_intent.*', 'checkout.session.*'])
      shop.standIn.plan({ operation: `webhook:${event}`, kind: 'drop' });
    const orderId = await shopper.order({ [owners.kit]: 1 });
    const { data } = await shopper.api.payments.createCheckoutSession({ orderId });
    await payOnPage(data.url, '4000000000000259');
    await shop.standIn.webhooksSent();
    shop.standIn.clearFaults();
    expect(await owners.ops('orders', 'list')).toMatch(new RegExp(`${orderId}  disputed`));
  });

  it('none of whose events arrives is found when the payment is recorded', async () => {
    for (const event of ['payment_intent.*', 'checkout.session.*', 'charge.*'])
      shop.standIn.plan({ operation: `webhook:${event}`, kind: 'drop' });
    const orderId = await shopper.order({ [owners.kit]: 1 });
    const { data } = await shopper.api.payments.createCheckoutSession({ orderId });
    await payOnPage(data.url, '4000000000000259');
    await shop.standIn.webhooksSent();
    shop.standIn.clearFaults();
    expect((await shopper.api.payments.checkout({ orderId })).data).toMatchObject({ orderId });
    expect(await owners.ops('orders', 'list')).toMatch(new RegExp(`${orderId}  disputed`));
  });

  it('that is lost cancels an unshipped order, which is then not sent; each step sends one mail', async () => {
    const { orderId, intentId } = await owners.payOrder();
    const { id } = await dispute(intentId);
    const { orderNumber } = await owners.orderOf(orderId);
    const subjects = async () => (await owners.toldOf(orderNumber)).map(({ subject }) => subject);
    const opened = `The bank is reviewing the payment for order ${orderNumber}`;
    expect(await subjects()).toEqual([opened]);
    await shop.deps.stripe.disputes.close(id);
    await shop.standIn.webhooksSent();
    await followCharge(shop.deps, (await findPaymentByStripeId(shop.deps.db, intentId))!);
    expect(await subjects()).toEqual([opened, `The bank returned the payment for order ${orderNumber}`]);
    const [first, last] = (await owners.toldOf(orderNumber)).map(({ text }) => text);
    expect(first).toContain('The order ships if the bank decides in favor of the payment.');
    expect(last).toContain('The order is canceled and will not ship.');
    expect(await owners.statusOf(intentId)).toMatchObject({ status: 'lost' });
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Cancelled', isAddressEditable: false });
    await expect(shipOrder(shop.deps, sendingOf(orderId))).rejects.toThrow('Cancelled');
  });

  it('that is lost before we hear of it cancels the order as well, and sends one mail', async () => {
    const { orderId, intentId } = await owners.payOrder();
    shop.standIn.plan({ operation: 'webhook:charge.dispute.created', kind: 'drop' });
    const { id } = await dispute(intentId);
    expect(await owners.statusOf(intentId)).toMatchObject({ status: 'paid' });
    await shop.deps.stripe.disputes.close(id);
    await shop.standIn.webhooksSent();
    shop.standIn.clearFaults();
    expect(await owners.statusOf(intentId)).toMatchObject({ status: 'lost' });
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Cancelled' });
    const { orderNumber } = await owners.orderOf(orderId);
    expect((await owners.toldOf(orderNumber)).map(({ subject }) => subject)).toEqual([
      `The bank returned the payment for order ${orderNumber}`,
    ]);
  });

  it('about a payment that is partly refunded meanwhile shows that part, and a mail reports it', async () => {
    const { orderId, intentId } = await owners.payOrder();
    await dispute(intentId);
    await owners.refund(intentId, 1000);
    expect(await owners.statusOf(intentId)).toEqual({ status: 'disputed', refunded_cents: 1000 });
    const order = await owners.orderOf(orderId);
    expect(order).toMatchObject({ isDisputed: true, refunded: 1000 });
    expect((await owners.toldOf(order.orderNumber)).map(({ subject }) => subject).sort()).toEqual([
      `The bank is reviewing the payment for order ${order.orderNumber}`,
      `We refunded $10.00 for order ${order.orderNumber}`,
    ]);
  });

  it('that is lost after the kits have shipped leaves the order unchanged', async () => {
    const { orderId, intentId } = await owners.payOrder();
    await shipOrder(shop.deps, sendingOf(orderId));
    const { id } = await dispute(intentId);
    await shop.deps.stripe.disputes.close(id);
    await shop.standIn.webhooksSent();
    expect(await owners.statusOf(intentId)).toMatchObject({ status: 'lost' });
    expect(await owners.orderOf(orderId)).toMatchObject({ status: 'Shipped' });
    const { orderNumber } = await owners.orderOf(orderId);
    const last = (await owners.toldOf(orderNumber)).at(-1)!;
    expect(last.text).toContain('Your kits are on their way, or you already have them.');
  });
});
