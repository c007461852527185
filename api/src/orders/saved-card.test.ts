import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerBank } from '../../testing/bank';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, subscribed, type Shopper } from '../../testing/shopper';

let shop: Shop;
let maya: Shopper;
let kit: string;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => {
  maya = await addShopper(shop);
  kit = await addKit(shop, { price: 4900 });
});
afterEach(() => shop.standIn.clearFaults());
afterAll(() => shop.close());

const save = async (paymentMethod: string) =>
  (await maya.api.payments.addPaymentMethod({ userId: maya.id, paymentMethod })).data.pId;
const pay = async (orderId: string, savedCard: string, who = maya) =>
  (await who.api.payments.checkout({ orderId, savedCard })).data;
const cards = async () => (await maya.api.payments.listPaymentMethods({ userId: maya.id })).data;

async function chargesOf(orderId: string) {
  const { data } = await shop.deps.stripe.charges.list({ limit: 100 });
  return data.filter(({ metadata, paid }) => metadata.orderId === orderId && paid);
}

async function intentOf(orderId: string) {
  const { rows } = await shop.pool.query<{ id: string | null }>(
    'select payment_intent_id as id from payments where order_id = $1',
    [orderId],
  );
  return shop.deps.stripe.paymentIntents.retrieve(rows[0]!.id!);
}

describe('a saved card', () => {
  it('pays an order once, however often Pay is pressed', async () => {
    const card = await save('pm_card_visa');
    const orderId = await maya.order({ [kit]: 1 });
    shop.standIn.plan({ operation: 'payment_intents.confirm', kind: 'latency', ms: 800 });
    const outcomes = await Promise.all([pay(orderId, card), pay(orderId, card), pay(orderId, card)]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ paymentStatus: 'succeeded' });
    expect(await pay(orderId, card)).toMatchObject({ paymentStatus: 'succeeded' });
    expect((await chargesOf(orderId)).map(({ amount }) => amount)).toEqual([4900]);
  });

  it('of another person pays nothing', async () => {
    const card = await save('pm_card_visa');
    const stranger = await addShopper(shop);
    const orderId = await stranger.order({ [kit]: 1 });
    await expect(pay(orderId, card, stranger)).rejects.toMatchObject({
      status: 422,
      data: { errorMessage: 'That card is no longer saved. Choose another one.' },
    });
    expect(await chargesOf(orderId)).toEqual([]);
  });

  it('that is refused says why, and another one pays', async () => {
    const refused = await save('pm_card_chargeCustomerFail');
    const good = await save('pm_card_mastercard');
    const orderId = await maya.order({ [kit]: 1 });
    expect(await pay(orderId, refused)).toEqual({
      isError: true,
      data: expect.stringContaining('declined'),
    });
    expect(await pay(orderId, good)).toMatchObject({ paymentStatus: 'succeeded' });
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('pays a subscription, which renews with it from then on', async () => {
    const card = await save('pm_card_visa');
    const orderId = await maya.order([subscribed(kit, 3)]);
    expect(await pay(orderId, card)).toMatchObject({ paymentStatus: 'succeeded' });
    expect(await cards()).toMatchObject([{ pId: card, renewsSubscription: expect.any(String) }]);
  });

  it('whose bank asks leads to the bank’s page and back to the shop', async () => {
    const card = await save('pm_card_authenticationRequired');
    const orderId = await maya.order({ [kit]: 1 });
    const asked = await pay(orderId, card);
    expect(asked).toMatchObject({ paymentStatus: 'requires_action', bankPage: expect.any(String) });
    expect(await pay(orderId, card)).toEqual(asked);
    const intent = await intentOf(orderId);
    expect(intent.next_action!.redirect_to_url!.return_url).toBe(
      `http://shop.test/payments/return?orderId=${orderId}`,
    );
    await answerBank(intent, 'complete');
    expect(await pay(orderId, card)).toMatchObject({ paymentStatus: 'succeeded' });
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('may be tried again after its bank was answered with no', async () => {
    const card = await save('pm_card_authenticationRequired');
    const orderId = await maya.order({ [kit]: 1 });
    for (const answer of ['fail', 'fail', 'complete'] as const) {
      expect(await pay(orderId, card)).toMatchObject({ bankPage: expect.any(String) });
      await answerBank(await intentOf(orderId), answer);
    }
    expect(await pay(orderId, card)).toMatchObject({ paymentStatus: 'succeeded' });
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('pays no order whose terms changed', async () => {
    const card = await save('pm_card_visa');
    const orderId = await maya.order({ [kit]: 1 });
    const { data: order } = await maya.api.orders.get({ userId: maya.id, id: orderId });
    await shop.pool.query('update products set price_cents = 5900 where id = $1', [kit]);
    const call = maya.api.payments.checkout({ orderId, savedCard: card, terms: order.terms! });
    await expect(call).rejects.toMatchObject({ status: 409, data: { code: 'terms-changed' } });
    expect(await chargesOf(orderId)).toEqual([]);
  });
});

describe('a new card', () => {
  const payOnce = async (...ticks: boolean[]) => {
    const orderId = await maya.order({ [kit]: 1 });
    let secret = '';
    for (const savesCard of ticks)
      secret = (await maya.api.payments.createPaymentIntent({ orderId, savesCard })).data.clientSecret;
    const [intent] = secret.split('_secret_');
    const card = { payment_method: 'pm_card_visa', return_url: 'http://shop.test/' };
    await shop.deps.stripe.paymentIntents.confirm(intent!, card);
    expect((await maya.api.payments.checkout({ orderId })).data).toMatchObject({
      paymentStatus: 'succeeded',
    });
  };

  it('is saved when the person asks for that, and pays the next order', async () => {
    await payOnce(true);
    const [card] = await cards();
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', funding: 'credit', country: 'US' });
    const next = await maya.order({ [kit]: 1 });
    expect(await pay(next, card!.pId)).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it('is not saved, here or at Stripe, when the person does not ask, or takes it back', async () => {
    await payOnce(false);
    await payOnce(true, false);
    expect(await cards()).toEqual([]);
    const { stripeCustomerId } = (await maya.api.accounts.get({ id: maya.id })).data;
    const kept = await shop.deps.stripe.paymentMethods.list({ customer: stripeCustomerId! });
    expect(kept.data).toEqual([]);
  });

  it('of a subscription is listed only when the person asks for that', async () => {
    for (const savesCard of [false, true]) {
      const token = savesCard ? 'tok_mastercard' : 'tok_visa';
      const made = await shop.deps.stripe.paymentMethods.create({ type: 'card', card: { token } });
      const orderId = await maya.order([subscribed(kit, 3)]);
      await maya.api.subscriptions.create({ orderId, paymentMethod: made.id, savesCard });
    }
    expect(await cards()).toMatchObject([{ brand: 'mastercard', renewsSubscription: expect.any(String) }]);
  });
});
