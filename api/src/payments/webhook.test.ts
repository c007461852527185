import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => void (shop = await startShop({ webhooks: false })));
beforeEach(async () => {
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4900, stock: 9 });
});
afterAll(() => shop.close());

const now = () => Math.floor(Date.now() / 1000);

function sign(body: string, { seconds = now(), secret = shop.deps.settings.stripeWebhookSecret } = {}) {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

async function send(body: string, signature = sign(body)): Promise<number> {
  const response = await shop.request('/stripe/webhook', {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body,
  });
  return response.status;
}

/** An order whose money Stripe has taken without telling us. @returns the event that would */
async function takeMoney() {
  const orderId = await shopper.order({ [kit]: 1 });
  const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
  const id = data.clientSecret.split('_secret_')[0]!;
  await shop.deps.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    return_url: 'http://x.test',
  });
  const events = shop.standIn.events().filter((event) => (event.data.object as { id: string }).id === id);
  const event = events.find(({ type }) => type === 'payment_intent.succeeded')!;
  return { orderId, event, body: JSON.stringify(event), intentId: id };
}

async function isPaid(orderId: string): Promise<boolean> {
  const { rows } = await shop.deps.db.execute<{ state: string }>(
    sql`select stock_state as state from orders where id = ${orderId}`,
  );
  return rows[0]!.state === 'sold';
}

const receipts = async () => {
  await shop.runJobs();
  return shop.mailbox.to(shopper.email).filter((mail) => mail.subject.startsWith('Your order')).length;
};

describe('a webhook', () => {
  it.each([
    ['another secret', (body: string) => sign(body, { secret: 'whsec_other' })],
    ['an old time', (body: string) => sign(body, { seconds: now() - 3600 })],
    ['a time to come', (body: string) => sign(body, { seconds: now() + 3600 })],
    ['another body', (body: string) => sign(`${body} `)],
    ['nothing', () => ''],
  ])('signed with %s is refused and has no effect', async (_name, signature) => {
    const { orderId, body } = await takeMoney();
    expect(await send(body, signature(body))).toBe(400);
    expect(await isPaid(orderId)).toBe(false);
  });

  it('delivered 20 times at once pays once and mails once', async () => {
    const { orderId, body } = await takeMoney();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await isPaid(orderId)).toBe(true);
    expect(await receipts()).toBe(1);
  });

  it('is trusted for its id only: Stripe’s own state decides', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    const id = data.clientSecret.split('_secret_')[0]!;
    const object = { id, object: 'payment_intent', status: 'succeeded', metadata: { purpose: 'order' } };
    const forged = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object },
    });
    expect(await send(forged)).toBe(200);
    expect(await isPaid(orderId)).toBe(false);
  });

  it('that arrives before our row has Stripe’s id finds the row by ours', async () => {
    const { orderId, body, intentId } = await takeMoney();
    await shop.deps.db.execute(sql`
      update payments set payment_intent_id = null where payment_intent_id = ${intentId}`);
    await send(body);
    expect(await isPaid(orderId)).toBe(true);
  });

  it('that never arrives is made up for by the reconciler within a minute', async () => {
    const { orderId } = await takeMoney();
    await shop.moveClock({ advanceSeconds: 30 });
    await shop.sweep('settle-payments');
    expect(await isPaid(orderId)).toBe(true);
    expect(await receipts()).toBe(1);
  });
});

describe('money for a released order', () => {
  async function letGo(orderId: string) {
    await shop.deps.db.execute(sql`
      update orders set stock_state = 'released', status = 'Cancelled' where id = ${orderId}`);
    await shop.deps.db.execute(sql`update products set stock = stock + 1 where id = ${kit}`);
  }

  it('claims the kits again if they are still there', async () => {
    const { orderId, body } = await takeMoney();
    await letGo(orderId);
    await send(body);
    expect(await isPaid(orderId)).toBe(true);
    expect(await stockOf(shop, kit)).toBe(8);
  });

  it('is refunded once when they are sold, and the person is told', async () => {
    const { orderId, body, intentId } = await takeMoney();
    await letGo(orderId);
    await shop.deps.db.execute(sql`update products set stock = 0 where id = ${kit}`);
    await Promise.all([send(body), send(body), send(body)]);
    await shop.sweep('settle-payments');
    expect(await isPaid(orderId)).toBe(false);
    const { data: refunds } = await shop.deps.stripe.refunds.list({ payment_intent: intentId });
    expect(refunds.map(({ amount }) => amount)).toEqual([4900]);
    await shop.runJobs();
    expect(shop.mailbox.to(shopper.email).at(-1)!.text).toContain('goes back to your card');
  });
});
