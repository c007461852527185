import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, addShelf, type Buyer } from './books';
import { seeded } from './random';
import { seed, sized } from './size.env';
import { openSystem, type System } from './system';

const kills = sized(3, 200);
const lanes = 4;
const random = seeded(seed);

let system: System;
beforeAll(async () => {
  system = await openSystem();
  await system.start();
}, 180_000);
afterAll(() => system.close());

/** What the API has confirmed as done. */
interface Acknowledged {
  orders: string[];
  drafts: { draftId: string; searchLocation: string }[];
}

let count = 0;

/** Makes one write after another until the API is gone; only answered ones count. */
async function write(buyers: Buyer[], kit: string, done: Acknowledged): Promise<void> {
  for (;;) {
    const n = (count += 1);
    try {
      const address = `198.51.${(n >> 8) & 255}.${n & 255}`;
      const buyer = buyers[n % buyers.length]!;
      const { data } = await system.as({ ...buyer, address }).cart.createOrder({
        ...buyer.order(kit),
        // Each a new order, not the previous one found again.
        address: `${n} Main St`,
      });
      done.orders.push(data.orderId);
      const { drafts } = system.as({ address });
      const { draftId } = (await drafts.create({ testType: 'RT-PCR' })).data;
      const searchLocation = `Omaha, NE ${n}`;
      await drafts.update({ draftId, searchLocation });
      done.drafts.push({ draftId, searchLocation });
    } catch (error) {
      if (!system.isRunning() || !(error as { status?: number }).status) return;
      throw error;
    }
  }
}

test(
  `after ${kills} kills at random moments under load, nothing acknowledged is lost (seed ${seed})`,
  async () => {
    const kit = await addShelf(system, 1_000_000);
    const buyers = await Promise.all(Array.from({ length: lanes * 5 }, () => addBuyer(system)));
    const done: Acknowledged = { orders: [], drafts: [] };
    for (let round = 0; round < kills; round += 1) {
      const writing = Array.from({ length: lanes }, () => write(buyers, kit, done));
      const enough = done.orders.length + 1 + random.int(20);
      while (done.orders.length < enough) await pause(1);
      await pause(random.int(30));
      system.signal('SIGKILL');
      await Promise.all([system.ended(), ...writing]);
      await system.start();
    }
    expect(done.orders.length).toBeGreaterThan(kills);
    const { rows } = await system.pool.query<{ id: string }>('select id from orders where id = any ($1)', [
      done.orders,
    ]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(done.orders));
    for (const { draftId, searchLocation } of done.drafts) {
      const { data } = await system.as({}).drafts.get({ draftId });
      expect(data.searchLocation).toBe(searchLocation);
    }
    await expectStockAddsUp(kit);
  },
  sized(180_000, 7_200_000),
);

/** No partial orders either: what is gone from the shelf is what orders hold. */
async function expectStockAddsUp(kit: string) {
  const { rows } = await system.pool.query<{ missing: number; held: number }>(
    `select 1000000 - p.stock as missing,
       (select coalesce(sum(i.quantity), 0) from order_items i join orders o on o.id = i.order_id
        where i.product_id = p.id and o.stock_state = 'held') as held
     from products p where p.id = $1`,
    [kit],
  );
  expect(rows[0]!.missing).toBe(rows[0]!.held);
}
