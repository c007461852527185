import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payOnPage } from '../../testing/hosted-page';
import { addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => {
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 5500, stock: 5 });
});
afterAll(() => shop.close());

const receipts = () => shop.mailbox.to(shopper.email).filter((mail) => mail.subject.startsWith('Your order'));

describe('Stripe’s own page', () => {
  it('asks for the order’s total and pays it', async () => {
    const orderId = await shopper.order({ [kit]: 3 });
    const { data } = await shopper.api.payments.createCheckoutSession({ orderId });
    const returned = await payOnPage(data.url, '4242424242424242');
    expect(returned).toBe(`http://shop.test/payments/return?orderId=${orderId}`);
    const paid = await shopper.api.payments.checkout({ orderId });
    expect(paid.data).toMatchObject({ paymentStatus: 'succeeded' });
    const [charge] = (await shop.deps.stripe.charges.list({ limit: 1 })).data;
    expect(charge!.amount).toBe(16500);
    await shop.standIn.webhooksSent();
    await shop.runJobs();
    expect(receipts()).toHaveLength(1);
  });

  it('is the same page when requested twice', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const [one, two] = [
      await shopper.api.payments.createCheckoutSession({ orderId }),
      await shopper.api.payments.createCheckoutSession({ orderId }),
    ];
    expect(two.data.url).toBe(one.data.url);
  });

  it('is closed by a call when the order’s time ends, before the kits are put back', async () => {
    const orderId = await shopper.order({ [kit]: 2 });
    const { data } = await shopper.api.payments.createCheckoutSession({ orderId });
    await shop.moveClock({ advanceSeconds: 36 * 60 });
    await shop.sweep('release-orders');
    expect(await stockOf(shop, kit)).toBe(5);
    await expect(payOnPage(data.url, '4242424242424242')).rejects.toThrow();
    const { data: state } = await shopper.api.payments.getPaymentState({ orderId });
    expect(state).toMatchObject({ isPaid: false, paymentStatus: 'canceled' });
  });

  it('is closed by a call when the order is placed again', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createCheckoutSession({ orderId });
    await shopper.order({ [kit]: 2 });
    await expect(payOnPage(data.url, '4242424242424242')).rejects.toThrow();
  });

  it('is closed by a call when a kit’s price has changed', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createCheckoutSession({ orderId });
    await shop.pool.query('update products set price_cents = 4500 where id = $1', [kit]);
    const { data: state } = await shopper.api.payments.getPaymentState({ orderId });
    expect(state.isPaid).toBe(false);
    await expect(payOnPage(data.url, '4242424242424242')).rejects.toThrow();
  });

  it('refunds money that arrives after the order was placed again, and reports it by mail', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    const id = data.clientSecret.split('_secret_')[0]!;
    // As if Stripe's answer about the closed payment was wrong: the intent can still be paid.
    await shop.pool.query(`update payments set status = 'cancelled' where payment_intent_id = $1`, [id]);
    const anew = await shopper.order({ [kit]: 2 });
    await shop.deps.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://shop.test/',
    });
    await shop.standIn.webhooksSent();
    const intent = await shop.deps.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ latest_charge: { refunded: true } });
    const { data: state } = await shopper.api.payments.getPaymentState({ orderId: anew });
    expect(state).toMatchObject({ isPaid: false, paymentStatus: 'requires_payment_method' });
    await shop.runJobs();
    expect(shop.mailbox.to(shopper.email).at(-1)!.text).toContain('you placed another order instead');
  });

  it('closes the other way to pay once one has succeeded', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { data: intent } = await shopper.api.payments.createPaymentIntent({ orderId });
    const { data: page } = await shopper.api.payments.createCheckoutSession({ orderId });
    await payOnPage(page.url, '4242424242424242');
    await shopper.api.payments.checkout({ orderId });
    const id = intent.clientSecret.split('_secret_')[0]!;
    expect((await shop.deps.stripe.paymentIntents.retrieve(id)).status).toBe('canceled');
  });
});

describe('a link to pay on another device', () => {
  it('is mailed, shown as a QR code, opens without signing in and pays the order', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createPayLink({ orderId });
    expect(data.qrSvg).toMatch(/^<svg/);
    await shop.runJobs();
    expect(shop.mailbox.to(shopper.email).at(-1)!.text).toContain(data.url);
    const linkId = data.url.split('/pay/')[1]!;
    const opened = await shop.api.payments.openPayLink({ linkId });
    expect(opened.data.amount).toBe(5500);
    await payOnPage(opened.data.url, '4242424242424242');
    const { data: state } = await shopper.api.payments.getPaymentState({ orderId });
    expect(state.isPaid).toBe(true);
    await expect(shop.api.payments.openPayLink({ linkId })).rejects.toMatchObject({
      status: 409,
      data: { code: 'already-paid' },
    });
  });

  it('that was never created is not found', async () => {
    await expect(shop.api.payments.openPayLink({ linkId: 'guess' })).rejects.toMatchObject({ status: 404 });
  });
});
