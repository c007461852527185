import { addDays, dateInZone, SHOP_ZONE } from '@larkwell/contracts/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listening } from '../../sandbox/listening';
import { startUsps } from '../../sandbox/usps/usps';
import { startShop, type Shop } from '../../testing/shop';
import { createUsps, type UspsService } from '../../src/services';
import { plantCatalog } from '../catalog/plant-catalog';
import { plantOrders } from './orders';
import { plantPeople } from './people';

let now = 0;
let shop: Shop;
let standIn: Listening;
let usps: UspsService;
beforeAll(async () => {
  [shop, standIn] = await Promise.all([startShop(), startUsps({ clock: () => now })]);
  usps = createUsps({ url: standIn.url, clientId: 'larkwell', clientSecret: 'larkwell' });
  await plantCatalog.run(shop.deps);
  await plantPeople.run(shop.deps);
});
afterAll(() => Promise.all([shop.close(), standIn.stop()]));

interface Sent {
  id: string;
  city: string;
  state: string;
  number: string;
  ordered: Date;
  shipped: Date;
  delivered: Date | null;
}

async function plantAt(moment: string): Promise<Sent[]> {
  const moved = await shop.moveClock({ at: new Date(moment), frozen: true });
  now = moved.getTime();
  await shop.pool.query('delete from payments');
  await shop.pool.query('delete from orders');
  await plantOrders.run(shop.deps);
  const { rows } = await shop.pool.query<Sent>(`
    select id, city, state, tracking_number as number, created_at as ordered, shipped_at as shipped,
      delivered_at as delivered
    from orders where tracking_number is not null and shipped_at is not null`);
  return rows;
}

const dayOf = (instant: Date) => dateInZone(instant, SHOP_ZONE);

test.each([
  ['in the evening before clocks change', '2026-11-01T04:30:00Z'],
  ['just after midnight in Eastern Time', '2027-03-17T04:10:00Z'],
  ['on New Year’s morning', '2027-01-01T15:00:00Z'],
])('the scans of each demo parcel follow its order, seeded %s', async (_, moment) => {
  const parcels = await plantAt(moment);
  expect(parcels.length).toBeGreaterThan(8);
  expect(new Set(parcels.map(({ number }) => number)).size).toBe(parcels.length);
  for (const { id, city, state, number, ordered, shipped, delivered } of parcels) {
    const { events, expectedDelivery } = (await usps.track(number))!;
    const days = events.map(({ at }) => at.slice(0, 10)).reverse();
    expect(shipped.getTime(), id).toBeGreaterThan(ordered.getTime());
    expect(days[0], id).toBe(dayOf(shipped));
    expect(days, id).toEqual([...days].sort());
    expect(days.at(-1)! <= dayOf(new Date(now)), id).toBe(true);
    expect(days.at(-1)! <= addDays(dayOf(shipped), 4), id).toBe(true);
    const last = events[0]!;
    if (delivered) {
      expect(days.at(-1), id).toBe(dayOf(delivered));
      expect(last, id).toMatchObject({
        type: expect.stringContaining('Delivered'),
        city: city.toUpperCase(),
        state,
      });
    } else expect(expectedDelivery! > dayOf(new Date(now)), id).toBe(true);
  }
});

test('a demo parcel keeps the dates of its scans as time goes by', async () => {
  const [first] = await plantAt('2026-11-22T16:00:00Z');
  const before = await usps.track(first!.number);
  now += 30 * 24 * 60 * 60 * 1000;
  expect(await usps.track(first!.number)).toEqual(before);
});
