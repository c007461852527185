import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type Shop } from '../../testing/shop';
import { addSubscriber, cardOf, keptOf, pass, passTo, typeCard } from '../../testing/subscription';

let shop: Shop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.close());

it('another card pressed while Stripe is away pays what is due once, when Stripe is back', async () => {
  const { shopper, id } = await addSubscriber(shop);
  shop.standIn.changeCard(await cardOf(shop, id), 'lostCard');
  await passTo(shop, id);
  await pass(shop, 0.1);
  const press = { subscriptionId: id, setupIntent: await typeCard(shop, shopper, id) };
  shop.standIn.plan({ operation: '*', kind: 'error', times: 1000 });
  await expect(shopper.api.subscriptions.changeCard(press)).rejects.toMatchObject({
    status: 503,
    data: { code: 'payment-service-away' },
  });
  shop.standIn.clearFaults();
  expect((await shopper.api.subscriptions.changeCard(press)).data.payment).toBe('paid');
  expect(await keptOf(shop, shopper)).toEqual([3000, 3000]);
});
