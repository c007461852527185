import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { payOnPage } from '../testing/hosted-page';
import { addKit, startShop, type Shop } from '../testing/shop';
import { addShopper, subscribed } from '../testing/shopper';
import { breakOffs } from './kills';
import { expectLedgersAgree, receiptsOf, reconcile } from './ledger';

const traps = globalThis as { larkwellFailpoint?: (name: string) => void };
let shop: Shop;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  kit = await addKit(shop, { price: 4900, stock: 1000 });
});
afterEach(() => delete traps.larkwellFailpoint);
afterAll(() => shop.close());

/** Presses again when the first press was interrupted. */
async function press<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(work);
}

it.each(breakOffs)(
  'interrupted once at %s, every order is paid in full or released, none twice',
  async (point) => {
    let hits = 0;
    traps.larkwellFailpoint = (name) => {
      if (name !== point || hits > 0) return;
      hits += 1;
      throw new Error(`stopped at ${name}`);
    };
    const [byPage, byMethod, leaving] = [
      await addShopper(shop),
      await addShopper(shop),
      await addShopper(shop),
    ];
    const one = await press(() => byPage.order({ [kit]: 1 }));
    const { data: page } = await press(() => byPage.api.payments.createCheckoutSession({ orderId: one }));
    await payOnPage(page.url, '4242424242424242');
    const two = await press(() => byMethod.order([subscribed(kit, 3)]));
    const { id: paymentMethod } = await shop.deps.stripe.paymentMethods.create({
      type: 'card',
      card: { token: 'tok_visa' },
    });
    await press(() => byMethod.api.subscriptions.create({ orderId: two, paymentMethod }));
    const three = await press(() => leaving.order({ [kit]: 2 }));
    await press(() => leaving.api.payments.createPaymentIntent({ orderId: three }));
    await shop.standIn.webhooksSent();
    await reconcile(shop);
    await expectLedgersAgree(shop);
    expect(hits).toBe(1);
    expect([byPage, byMethod, leaving].map(({ email }) => receiptsOf(shop, email))).toEqual([1, 1, 0]);
    const { data } = await byMethod.api.subscriptions.list({ userId: byMethod.id });
    expect(data.map(({ status }) => status)).toEqual([true]);
  },
  60_000,
);
