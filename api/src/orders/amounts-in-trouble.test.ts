import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CartLine } from '@larkwell/contracts/cart/cart';
import { payOnPage } from '../../testing/hosted-page';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, once, subscribed, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => void (shop = await startShop()));
afterEach(() => shop.standIn.clearFaults());
afterAll(() => shop.close());

interface PayForm {
  orderId: string;
  terms: string;
}

interface WayToPay {
  name: string;
  cart: (kit: string) => CartLine[];
  /** The Stripe call that gets slow, or whose answer is lost. */
  call: string;
  /** Presses the button. @returns what is left to do at Stripe */
  press: (form: PayForm) => Promise<() => Promise<unknown>>;
}

const onPage = async (form: PayForm) => {
  const { data } = await shopper.api.payments.createCheckoutSession(form);
  return () => payOnPage(data.url, '4242424242424242');
};

const ways: WayToPay[] = [
  {
    name: 'by card',
    cart: (kit) => [once(kit, 2)],
    call: 'payment_intents.create',
    async press(form) {
      const { data } = await shopper.api.payments.createPaymentIntent(form);
      const card = { payment_method: 'pm_card_visa', return_url: 'http://shop.test/' };
      return () => shop.deps.stripe.paymentIntents.confirm(data.clientSecret.split('_secret_')[0]!, card);
    },
  },
  {
    name: 'on the hosted page',
    cart: (kit) => [once(kit, 2)],
    call: 'checkout.sessions.create',
    press: onPage,
  },
  {
    name: 'a subscription on the hosted page',
    cart: (kit) => [subscribed(kit, 3), once(kit)],
    call: 'checkout.sessions.create',
    press: onPage,
  },
  {
    name: 'a subscription by card',
    cart: (kit) => [subscribed(kit, 3), once(kit)],
    call: 'payment_intents.confirm',
    async press(form) {
      const { id } = await shop.deps.stripe.paymentMethods.create({
        type: 'card',
        card: { token: 'tok_visa' },
      });
      await shopper.api.subscriptions.create({ ...form, paymentMethod: id });
      return async () => {};
    },
  },
];

/** An order, as its payment page shows it. */
async function showOrder({ cart }: WayToPay) {
  shopper = await addShopper(shop);
  const orderId = await shopper.order(cart(await addKit(shop, { price: 4900 })));
  const { data } = await shopper.api.orders.get({ userId: shopper.id, id: orderId });
  return { form: { orderId, terms: data.terms! }, amount: data.total };
}

async function chargedFor({ orderId }: PayForm) {
  const { data } = await shopper.api.payments.getPaymentState({ orderId });
  expect(data.isPaid).toBe(true);
  const charges = await shop.deps.stripe.charges.list({ limit: 100 });
  return charges.data
    .filter(({ metadata, paid }) => metadata.orderId === orderId && paid)
    .map(({ amount, amount_refunded }) => amount - amount_refunded);
}

describe.each(ways)('the amount on the button is the amount charged, $name', (way) => {
  it('when Stripe’s answer is lost and the button is pressed again', async () => {
    const { form, amount } = await showOrder(way);
    shop.standIn.plan({ operation: way.call, kind: 'timeout-after', ms: 1, times: 4 });
    await expect(way.press(form)).rejects.toMatchObject({ status: 503 });
    shop.standIn.clearFaults();
    await (
      await way.press(form)
    )();
    expect(await chargedFor(form)).toEqual([amount]);
  });

  it('when two presses meet a slow Stripe', async () => {
    const { form, amount } = await showOrder(way);
    shop.standIn.plan({ operation: way.call, kind: 'latency', ms: 800 });
    const [finish] = await Promise.all([way.press(form), way.press(form)]);
    await finish();
    expect(await chargedFor(form)).toEqual([amount]);
  });

  it('when nothing is in the way', async () => {
    const { form, amount } = await showOrder(way);
    await (
      await way.press(form)
    )();
    expect(await chargedFor(form)).toEqual([amount]);
  });
});

it('no other way to pay opens while it is unknown whether a card was charged', async () => {
  const byCard = ways.find(({ name }) => name === 'a subscription by card')!;
  const { form, amount } = await showOrder(byCard);
  const { payments } = shopper.api;
  const { data: link } = await payments.createPayLink(form);
  const linkId = link.url.split('/').at(-1)!;
  const others = [() => payments.createCheckoutSession(form), () => payments.openPayLink({ linkId })];
  shop.standIn.plan({ operation: 'webhook:*', kind: 'drop', times: 100 });
  shop.standIn.plan({ operation: 'payment_intents.confirm', kind: 'timeout-after', ms: 1, times: 4 });
  shop.standIn.plan({ operation: 'payment_intents.retrieve', kind: 'error', times: 1000 });
  await expect(byCard.press(form)).rejects.toMatchObject({ status: 503 });
  for (const press of others) await expect(press()).rejects.toMatchObject({ status: 503 });
  shop.standIn.clearFaults();
  for (const press of others) await expect(press()).rejects.toThrow('This order is already paid.');
  expect(await chargedFor(form)).toEqual([amount]);
});
