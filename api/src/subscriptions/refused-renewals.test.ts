import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerBank } from '../../testing/bank';
import { addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, subscribed, type Shopper } from '../../testing/shopper';
import { keptOf, paidBy, pass, passTo, renewalsOf, subscribe, useCard } from '../../testing/subscription';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => {
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4000, stock: 20, name: 'Vitamin D Check' });
});
afterAll(() => shop.close());

const listed = async () => (await shopper.api.subscriptions.list({ userId: shopper.id })).data[0]!;
const mailsWith = async (words: string) => {
  await shop.runJobs();
  return shop.mailbox.to(shopper.email).filter(({ subject }) => subject.includes(words)).length;
};

it('a refused card is reported once, and the renewal recovers when the bank agrees', async () => {
  const id = await subscribe(shop, shopper, { kit });
  await useCard(shop, id, 'tok_chargeCustomerFail');
  await pass(shop, 93, 3);
  expect((await listed()).notice).toContain('refused');
  expect(await mailsWith('was not paid')).toBe(1);
  await useCard(shop, id, 'tok_visa');
  await pass(shop, 12, 12);
  expect(await renewalsOf(shop, id)).toBe(1);
  expect((await listed()).notice).toBeNull();
});

it('a permanently refused card ends the subscription: nothing is charged, the kit is restocked, no kit follows', async () => {
  const id = await subscribe(shop, shopper, { kit });
  await useCard(shop, id, 'tok_chargeCustomerFail');
  // Refused on the day and 3, 5 and 7 days later, when Stripe gives up.
  await pass(shop, 93, 3);
  expect(await stockOf(shop, kit)).toBe(18);
  await pass(shop, 20, 20);
  expect(await listed()).toMatchObject({ status: false, renewsOn: null, notice: null });
  expect(await mailsWith('is canceled')).toBe(1);
  expect(await stockOf(shop, kit)).toBe(19);
  await pass(shop, 200, 4);
  expect(await renewalsOf(shop, id)).toBe(0);
  expect(await keptOf(shop, shopper)).toEqual([3000]);
  expect(await paidBy(shop, shopper)).toEqual({ cents: 3000, orders: 1 });
});

it('a bank that asks each time gets no answer without the person: she is told, and nothing is charged', async () => {
  const orderId = await shopper.order([subscribed(kit, 3)]);
  const { stripe } = shop.deps;
  const card = { token: 'tok_authenticationRequired' };
  const { id: paymentMethod } = await stripe.paymentMethods.create({ type: 'card', card });
  const { data } = await shopper.api.subscriptions.create({ orderId, paymentMethod });
  const { clientSecret } = data as { clientSecret: string };
  const intent = await stripe.paymentIntents.retrieve(clientSecret.split('_secret_')[0]!);
  await answerBank(intent, 'complete');
  await shopper.api.subscriptions.create({ orderId });
  await shop.standIn.webhooksSent();
  await pass(shop, 93, 3);
  expect((await listed()).notice).toContain('Your bank wants you to confirm');
  expect(await mailsWith('asks you to confirm')).toBe(1);
  expect(await keptOf(shop, shopper)).toEqual([3000]);
});

it('canceled with an open renewal, drafted or refused once: nothing is charged and the kit is restocked', async () => {
  for (const isRefused of [false, true]) {
    const id = await subscribe(shop, shopper, { kit });
    const before = await stockOf(shop, kit);
    const kept = await keptOf(shop, shopper);
    if (isRefused) await useCard(shop, id, 'tok_chargeCustomerFail');
    await passTo(shop, id);
    if (isRefused) await pass(shop, 1);
    expect(await stockOf(shop, kit)).toBe(before - 1);
    await shopper.api.subscriptions.cancel({ subscriptionId: id });
    await pass(shop, 30, 3);
    expect(await renewalsOf(shop, id)).toBe(0);
    expect(await stockOf(shop, kit)).toBe(before);
    expect(await keptOf(shop, shopper)).toEqual(kept);
  }
});
