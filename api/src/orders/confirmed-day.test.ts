import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, subscribed } from '../../testing/shopper';
import { createSession } from '../people';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ webhooks: false });
});
afterAll(() => shop.close());

it('a payment late in the evening is of that day in the shop, while its renewals count from the day in UTC', async () => {
  const shopper = await addShopper(shop);
  const orderId = await shopper.order([subscribed(await addKit(shop, { stock: 4 }), 3)]);
  // 10:07 PM on Friday in New York.
  await shop.pool.query(
    `update orders set stock_state = 'sold', paid_at = '2026-11-21T03:07:00Z' where id = $1`,
    [orderId],
  );
  const confirmedAt = async (at: string) => {
    await shop.moveClock({ at: new Date(at), frozen: true });
    const api = shop.as({ token: await createSession(shop.deps.db, shopper.id) });
    return api.orders.getConfirmed({ userId: shopper.id, orderId });
  };
  const days = { chargedOn: '2026-11-20', paidOn: '2026-11-21' };
  expect(await confirmedAt('2026-11-21T04:59:00Z')).toMatchObject({ ...days, today: '2026-11-20' });
  expect(await confirmedAt('2026-11-21T05:00:00Z')).toMatchObject({ ...days, today: '2026-11-21' });
});
