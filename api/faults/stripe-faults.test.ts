import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../testing/shop';
import { addShopper } from '../testing/shopper';
import { expectLedgersAgree, receiptsOf, reconcile } from './ledger';
import { seeded } from './random';
import { seed, sized } from './size.env';

const operations = [
  'payment_intents.create',
  'payment_intents.retrieve',
  'payment_intents.confirm',
  'payment_intents.cancel',
  'checkout.sessions.create',
  'checkout.sessions.retrieve',
  'checkout.sessions.expire',
  'customers.create',
];
const kinds = ['error', 'rate-limit', 'timeout-before', 'timeout-after'] as const;
const random = seeded(seed);
const all = operations.flatMap((operation) => kinds.map((kind) => ({ operation, kind })));
const chosen = all
  .map((one) => ({ ...one, at: random.int(1_000_000) }))
  .sort((one, other) => one.at - other.at)
  .slice(0, sized(5, all.length));

let shop: Shop;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  kit = await addKit(shop, { price: 4900, stock: 1000 });
});
afterEach(() => shop.standIn.clearFaults());
afterAll(() => shop.close());

/** Presses the button until it works or was pressed often enough, as people do. */
async function press<T>(work: () => Promise<T>): Promise<T | null> {
  for (let tries = 0; tries < 4; tries += 1) {
    try {
      return await work();
    } catch {
      // What the person saw is asserted elsewhere; here only the result counts.
    }
  }
  return null;
}

it.each(chosen)(
  '$operation with $kind: never paid without an order, never an order without payment',
  async ({ operation, kind }) => {
    const [byCard, byPage, leaving] = [
      await addShopper(shop),
      await addShopper(shop),
      await addShopper(shop),
    ];
    const [one, two, three] = [
      await byCard.order({ [kit]: 1 }),
      await byPage.order({ [kit]: 2 }),
      await leaving.order({ [kit]: 3 }),
    ];
    // Four times: more than the client retries a call by itself.
    shop.standIn.plan({ operation, kind, ms: 1, times: 4 });
    const intent = await press(() => byCard.api.payments.createPaymentIntent({ orderId: one }));
    if (intent) {
      const id = intent.data.clientSecret.split('_secret_')[0]!;
      await press(() =>
        shop.deps.stripe.paymentIntents.confirm(id, {
          payment_method: 'pm_card_visa',
          return_url: 'http://x.test',
        }),
      );
      await press(() => byCard.api.payments.checkout({ orderId: one }));
    }
    await press(() => byPage.api.payments.createCheckoutSession({ orderId: two }));
    await press(() => leaving.api.payments.createPaymentIntent({ orderId: three }));
    shop.standIn.clearFaults();
    await shop.standIn.webhooksSent();
    await reconcile(shop);
    await expectLedgersAgree(shop);
    expect(receiptsOf(shop, byCard.email)).toBeLessThanOrEqual(1);
    expect(receiptsOf(shop, leaving.email)).toBe(0);
  },
  120_000,
);

it.each(kinds)(
  'refunds.create with %s: a canceled order keeps neither money nor kits',
  async (kind) => {
    const shopper = await addShopper(shop);
    const orderId = await shopper.order({ [kit]: 2 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    await shop.deps.stripe.paymentIntents.confirm(data.clientSecret.split('_secret_')[0]!, {
      payment_method: 'pm_card_visa',
      return_url: 'http://x.test',
    });
    await shopper.api.payments.checkout({ orderId });
    shop.standIn.plan({ operation: 'refunds.create', kind, ms: 1, times: 4 });
    await press(() => shopper.api.orders.cancel({ userId: shopper.id, orderId }));
    shop.standIn.clearFaults();
    await shop.standIn.webhooksSent();
    await reconcile(shop);
    await expectLedgersAgree(shop);
    const { data: order } = await shopper.api.orders.get({ userId: shopper.id, id: orderId });
    expect(order).toMatchObject({ status: 'Cancelled', refunded: 9800 });
  },
  120_000,
);

it('control: treating an answer as the effect pays twice or not at all', async () => {
  const { stripe } = shop.deps;
  shop.standIn.plan({ operation: 'payment_intents.create', kind: 'timeout-after', ms: 1, times: 2 });
  // Its client retries a call once when the connection breaks, whatever its settings: hence two timeouts.
  const pay = () =>
    stripe.paymentIntents.create(
      { amount: 777, currency: 'usd', payment_method: 'pm_card_visa', confirm: true, off_session: true },
      { idempotencyKey: `naive-${Math.random()}`, maxNetworkRetries: 0 },
    );
  await pay().catch(() => pay());
  const { data } = await stripe.charges.list({ limit: 10 });
  expect(data.filter((charge) => charge.amount === 777)).toHaveLength(2);
});
