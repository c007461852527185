import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, stockOf, type Shop } from '../testing/shop';
import { addShopper } from '../testing/shopper';
import { keptOf, paidBy, pass, passTo, renewalsOf, subscribe, useCard } from '../testing/subscription';

let shop: Shop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.close());

it('takes twelve renewals, the first refused and then recovered: each once, and the ledger equals Stripe’s', async () => {
  const kit = await addKit(shop, { price: 4900, stock: 100 });
  const shopper = await addShopper(shop);
  const id = await subscribe(shop, shopper, { kit, months: 3 });
  await useCard(shop, id, 'tok_chargeCustomerFail');
  await passTo(shop, id);
  await pass(shop, 1);
  expect((await shopper.api.subscriptions.list({ userId: shopper.id })).data[0]!.notice).toContain('refused');
  await useCard(shop, id, 'tok_visa');
  await pass(shop, 10, 2);
  expect(await renewalsOf(shop, id)).toBe(1);
  for (let n = 2; n <= 12; n += 1) {
    await passTo(shop, id);
    await pass(shop, 1);
    expect(await renewalsOf(shop, id)).toBe(n);
  }
  const price = 3675;
  expect(await keptOf(shop, shopper)).toEqual(Array.from({ length: 13 }, () => price));
  expect(await paidBy(shop, shopper)).toEqual({ cents: 13 * price, orders: 13 });
  expect(await stockOf(shop, kit)).toBe(100 - 13);
}, 600_000);
