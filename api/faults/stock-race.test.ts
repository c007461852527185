import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addCoupon, addKit, startShop, stockOf, type Shop } from '../testing/shop';
import { addShopper, once, type Shopper } from '../testing/shopper';
import { atOnce } from './at-once';
import { sized } from './size.env';

vi.setConfig({ testTimeout: sized(30_000, 600_000) });

let shop: Shop;
let shoppers: Shopper[];
const buyers = sized(40, 500);
beforeAll(async () => {
  shop = await startShop();
  shoppers = [];
  for (let n = 0; n < buyers; n += 1)
    shoppers.push(await addShopper(shop, { address: `198.51.100.${n % 250}` }));
}, 120_000);
afterAll(() => shop.close());

function tally(results: PromiseSettledResult<string>[]) {
  const statuses = results.map((one) => (one.status === 'fulfilled' ? 201 : one.reason.status));
  return {
    orders: statuses.filter((status) => status === 201).length,
    clean: statuses.filter((status) => status === 409 || status === 422).length,
    broken: statuses.filter((status) => ![201, 409, 422].includes(status)).length,
  };
}

it('sells 5 kits to exactly 5 of many buyers at once', async () => {
  const kit = await addKit(shop, { stock: 5 });
  const results = await atOnce(
    50,
    shoppers.map((one) => () => one.order({ [kit]: 1 })),
  );
  expect(tally(results)).toEqual({ orders: 5, clean: buyers - 5, broken: 0 });
  expect(await stockOf(shop, kit)).toBe(0);
});

it('adds up two lines of one kit, so that 5 kits make 2 orders of 2', async () => {
  const kit = await addKit(shop, { stock: 5 });
  const results = await atOnce(
    50,
    shoppers.map((one) => () => one.order([once(kit), once(kit)])),
  );
  expect(tally(results)).toEqual({ orders: 2, clean: buyers - 2, broken: 0 });
  expect(await stockOf(shop, kit)).toBe(1);
});

it('redeems a one-use coupon once', async () => {
  const kit = await addKit(shop, { stock: 10_000 });
  await addCoupon(shop, { code: 'ONLYONE', maxRedemptions: 1 });
  const results = await atOnce(
    50,
    shoppers.map((one) => () => one.order({ [kit]: 1 }, 'ONLYONE')),
  );
  expect(tally(results)).toEqual({ orders: 1, clean: buyers - 1, broken: 0 });
});

it('releases every unpaid order once, with two processes sweeping', async () => {
  const kit = await addKit(shop, { stock: buyers });
  await atOnce(
    50,
    shoppers.map((one) => () => one.order({ [kit]: 1 })),
  );
  expect(await stockOf(shop, kit)).toBe(0);
  await shop.moveClock({ advanceSeconds: 36 * 60 });
  for (let round = 0; round < Math.ceil(buyers / 200) + 1; round += 1) {
    await Promise.all([shop.sweep('release-orders'), shop.sweep('release-orders')]);
  }
  expect(await stockOf(shop, kit)).toBe(buyers);
});

it('control: checking first and taking later oversells', async () => {
  const kit = await addKit(shop, { stock: 5 });
  const naive = async () => {
    const stock = await stockOf(shop, kit);
    if (stock < 1) return false;
    await shop.deps.db.execute(sql`update products set stock = greatest(stock - 1, 0) where id = ${kit}`);
    return true;
  };
  const results = await atOnce(
    50,
    Array.from({ length: 60 }, () => naive),
  );
  const sold = results.filter((one) => one.status === 'fulfilled' && one.value).length;
  expect(sold).toBeGreaterThan(5);
});
