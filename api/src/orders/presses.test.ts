import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, subscribed, type Shopper } from '../../testing/shopper';
import { payOnPage } from '../../testing/hosted-page';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => {
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4900 });
});
afterEach(() => shop.standIn.clearFaults());
afterAll(() => shop.close());

const method = async (token: string) =>
  (await shop.deps.stripe.paymentMethods.create({ type: 'card', card: { token } })).id;

async function chargesOf(orderId: string) {
  const { data } = await shop.deps.stripe.charges.list({ limit: 100 });
  return data.filter(({ metadata, paid }) => metadata.orderId === orderId && paid);
}

it('the second card typed is charged when the bank’s question about the first was abandoned', async () => {
  const orderId = await shopper.order([subscribed(kit, 3)]);
  const asking = await method('tok_threeDSecure2Required');
  const { data: asked } = await shopper.api.subscriptions.create({ orderId, paymentMethod: asking });
  expect(asked).toMatchObject({ paymentStatus: 'requires_action' });
  const { data } = await shopper.api.subscriptions.create({
    orderId,
    paymentMethod: await method('tok_mastercard'),
  });
  expect(data).toMatchObject({ paymentStatus: 'succeeded' });
  const [charge] = await chargesOf(orderId);
  expect(charge!.payment_method_details!.card!.brand).toBe('mastercard');
});

it('a page whose answer was lost is opened by the next press, a minute later', async () => {
  const orderId = await shopper.order({ [kit]: 1 });
  shop.standIn.plan({ operation: 'checkout.sessions.create', kind: 'timeout-after', ms: 1, times: 4 });
  await expect(shopper.api.payments.createCheckoutSession({ orderId })).rejects.toMatchObject({
    status: 503,
  });
  shop.standIn.clearFaults();
  await shop.moveClock({ advanceSeconds: 60 });
  const { data } = await shopper.api.payments.createCheckoutSession({ orderId });
  const { data: pages } = await shop.deps.stripe.checkout.sessions.list({ limit: 100 });
  expect(pages.filter((page) => page.client_reference_id === orderId)).toHaveLength(1);
  await payOnPage(data.url, '4242424242424242');
  expect(await chargesOf(orderId)).toHaveLength(1);
});

it('simultaneous presses get one intent, even when Stripe is slow', async () => {
  const orderId = await shopper.order({ [kit]: 1 });
  shop.standIn.plan({ operation: 'payment_intents.create', kind: 'latency', ms: 1200 });
  const intents = await Promise.all(
    [1, 2, 3].map(() => shopper.api.payments.createPaymentIntent({ orderId })),
  );
  expect(new Set(intents.map(({ data }) => data.clientSecret)).size).toBe(1);
});

it('eight simultaneous presses get one intent in time, even when every call to Stripe is slow', async () => {
  const orderId = await shopper.order({ [kit]: 1 });
  shop.standIn.plan({ operation: '*', kind: 'latency', ms: 1600 });
  const press = () => shopper.api.payments.createPaymentIntent({ orderId });
  const intents = await Promise.all(Array.from({ length: 8 }, press));
  expect(new Set(intents.map(({ data }) => data.clientSecret)).size).toBe(1);
});

it('simultaneous presses with one card are charged once, and both hear so', async () => {
  const orderId = await shopper.order([subscribed(kit, 3)]);
  const cards = [await method('tok_visa'), await method('tok_visa')];
  shop.standIn.plan({ operation: 'payment_intents.confirm', kind: 'latency', ms: 1200 });
  const outcomes = await Promise.all(
    cards.map((paymentMethod) => shopper.api.subscriptions.create({ orderId, paymentMethod })),
  );
  for (const { data } of outcomes) expect(data).toMatchObject({ paymentStatus: 'succeeded' });
  expect(await chargesOf(orderId)).toHaveLength(1);
});

it('a card whose answer was lost is reported as unknown, never as uncharged', async () => {
  const orderId = await shopper.order([subscribed(kit, 3)]);
  const paymentMethod = await method('tok_visa');
  shop.standIn.plan({ operation: 'payment_intents.confirm', kind: 'timeout-after', ms: 1, times: 4 });
  await expect(shopper.api.subscriptions.create({ orderId, paymentMethod })).rejects.toMatchObject({
    status: 503,
    data: { errorMessage: expect.stringContaining('We do not know yet') },
  });
  shop.standIn.clearFaults();
  const { data } = await shopper.api.payments.getPaymentState({ orderId });
  expect(data.isPaid).toBe(true);
  expect(await chargesOf(orderId)).toHaveLength(1);
});

describe('while Stripe has not answered about a card', () => {
  async function waitForConfirm(orderId: string, purpose: string) {
    await vi.waitFor(async () => {
      const { rows } = await shop.pool.query(
        `select 1 from outside_calls c join payments p on c.subject_id like p.id || '%'
         where p.subject_id = $1 and c.purpose = $2 and c.outcome is null`,
        [orderId, purpose],
      );
      expect(rows).toHaveLength(1);
    });
  }

  async function expectUnknownThenPaid(orderId: string, press: Promise<unknown>, purpose: string) {
    await waitForConfirm(orderId, purpose);
    const { data } = await shopper.api.payments.getPaymentState({ orderId });
    expect(data).toMatchObject({ paymentStatus: 'processing', isPaid: false, errorMessage: null });
    expect(await press).toMatchObject({ data: { paymentStatus: 'succeeded' } });
    const { data: later } = await shopper.api.payments.getPaymentState({ orderId });
    expect(later).toMatchObject({ paymentStatus: 'succeeded', isPaid: true });
  }

  it('a subscription’s payment is not reported as missing', async () => {
    const orderId = await shopper.order([subscribed(kit, 3)]);
    const paymentMethod = await method('tok_visa');
    shop.standIn.plan({ operation: 'payment_intents.confirm', kind: 'latency', ms: 1500 });
    const press = shopper.api.subscriptions.create({ orderId, paymentMethod });
    await expectUnknownThenPaid(orderId, press, 'confirm-intent');
  });

  it('a company card payment is not reported as missing', async () => {
    shopper = await addShopper(shop, { isOrganization: true });
    const paymentMethod = await method('tok_visa');
    await shopper.api.payments.addPaymentMethod({ userId: shopper.id, paymentMethod });
    const orderId = await shopper.order({ [kit]: 1 });
    shop.standIn.plan({ operation: 'payment_intents.confirm', kind: 'latency', ms: 1500 });
    const press = shopper.api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });
    await expectUnknownThenPaid(orderId, press, 'confirm-company');
  });
});
