import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBank } from '../../testing/bank';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4900 });
});
afterAll(() => shop.close());

/** A card whose bank asks the person: the browser confirms and is shown the bank's question. */
async function begin() {
  const orderId = await shopper.order({ [kit]: 1 });
  const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
  const id = data.clientSecret.split('_secret_')[0]!;
  const intent = await shop.deps.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_threeDSecure2Required',
    return_url: 'http://shop.test/payments/return',
  });
  return { orderId, intent, checkout: () => shopper.api.payments.checkout({ orderId }) };
}

describe('a bank that asks the person', () => {
  it('leaves the order open while the question is open', async () => {
    const { checkout, intent } = await begin();
    expect(intent.status).toBe('requires_action');
    const { data } = await checkout();
    expect(data).toMatchObject({ paymentStatus: 'requires_action', clientSecret: intent.client_secret });
  });

  it('pays when the answer is yes', async () => {
    const { checkout, intent } = await begin();
    await answerBank(intent, 'complete');
    expect((await checkout()).data).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it('does not pay when the answer is no, and another card can', async () => {
    const other = await addKit(shop, { price: 2500 });
    kit = other;
    const { checkout, intent, orderId } = await begin();
    await answerBank(intent, 'fail');
    expect((await checkout()).data).toMatchObject({ paymentStatus: 'requires_payment_method' });
    const { data: state } = await shopper.api.payments.getPaymentState({ orderId });
    expect(state.errorMessage).toEqual(expect.any(String));
    await shop.deps.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://x.test',
    });
    expect((await checkout()).data).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it('does not keep the kits when the window is closed', async () => {
    const { checkout } = await begin();
    await shop.moveClock({ advanceSeconds: 36 * 60 });
    await shop.sweep('release-orders');
    await expect(checkout()).rejects.toMatchObject({ status: 409, data: { code: 'hold-expired' } });
  });
});
