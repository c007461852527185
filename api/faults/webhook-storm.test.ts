import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../testing/shop';
import { addShopper, type Shopper } from '../testing/shopper';
import { expectLedgersAgree, receiptsOf, reconcile } from './ledger';
import { atOnce } from './at-once';
import { seeded } from './random';
import { seed, sized } from './size.env';

const orders = sized(15, 250);
const random = seeded(seed);
let shop: Shop;
beforeAll(async () => void (shop = await startShop({ webhooks: false })));
afterAll(() => shop.close());

function deliver(event: object): Promise<number> {
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', shop.deps.settings.stripeWebhookSecret)
    .update(`${seconds}.${body}`)
    .digest('hex');
  const headers = { 'stripe-signature': `t=${seconds},v1=${digest}` };
  return Promise.resolve(shop.request('/stripe/webhook', { method: 'POST', headers, body })).then(
    ({ status }) => status,
  );
}

const cards = ['pm_card_visa', 'pm_card_visa', 'pm_card_visa_chargeDeclined', null];

it(`ends where in-order delivery ends: ${orders} orders, events shuffled, doubled, dropped and replayed`, async () => {
  const kit = await addKit(shop, { stock: 1000 });
  const paying: Shopper[] = [];
  for (let n = 0; n < orders; n += 1) {
    // Cards are limited by address.
    const shopper = await addShopper(shop, { address: `198.51.100.${n}` });
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    const card = random.pick(cards);
    if (!card) continue;
    if (card === 'pm_card_visa') paying.push(shopper);
    const id = data.clientSecret.split('_secret_')[0]!;
    await shop.deps.stripe.paymentIntents
      .confirm(id, { payment_method: card, return_url: 'http://x.test' })
      .catch(() => null);
  }
  const events = shop.standIn.events();
  const kept = events.filter(() => random.chance(0.8));
  const doubled = [...kept, ...kept.filter(() => random.chance(0.5)), ...events.slice(0, 10)];
  const shuffled = doubled
    .map((event) => ({ event, at: random.int(1_000_000) }))
    .sort((one, other) => one.at - other.at);
  const results = await atOnce(
    20,
    shuffled.map(
      ({ event }) =>
        () =>
          deliver(event),
    ),
  );
  expect(results.filter((one) => one.status === 'rejected' || one.value !== 200)).toEqual([]);
  await reconcile(shop);
  await expectLedgersAgree(shop);
  expect(paying.map(({ email }) => receiptsOf(shop, email))).toEqual(paying.map(() => 1));
}, 600_000);

it(`handles the same event ${sized(30, 100)} times at once as one`, async () => {
  const kit = await addKit(shop, { stock: 1000 });
  const shopper = await addShopper(shop, { address: '203.0.113.99' });
  const orderId = await shopper.order({ [kit]: 1 });
  const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
  const id = data.clientSecret.split('_secret_')[0]!;
  await shop.deps.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    return_url: 'http://x.test',
  });
  const event = shop.standIn.events().findLast(({ type }) => type === 'payment_intent.succeeded')!;
  const results = await atOnce(
    sized(30, 100),
    Array.from({ length: sized(30, 100) }, () => () => deliver(event)),
  );
  expect(results.every((one) => one.status === 'fulfilled' && one.value === 200)).toBe(true);
  await shop.runJobs();
  expect(receiptsOf(shop, shopper.email)).toBe(1);
}, 120_000);
