import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestTable, listTables } from '../ops/backup/tables';
import { fixedMorning, insertLocation, insertSlot } from '../testing/booking-fixture';
import { type Shop, startShop } from '../testing/shop';
import { testServiceKey } from '../testing/test-deps';
import { listBoundCalls, requestFor } from './calls';
import { census } from './census';
import { makeWorld, type World } from './world';

let shop: Shop;
let world: World;
beforeAll(async () => {
  // Stripe's events write too, at any time.
  shop = await startShop({ webhooks: false });
  world = await makeWorld(shop);
});
afterAll(() => shop.close());

/**
 * What a read leaves behind: counted attempts, and who read what, sealed under the key of the person it is
 * about.
 */
const traces = ['rate_limits', 'audit_entries', 'person_keys'].flatMap((table) => [table, `public.${table}`]);
/** `reserveByGet` is specified, and works only for a bearer or a site. */
const reads = listBoundCalls().filter(
  ({ name, method }) => method === 'GET' && name !== 'appointments.reserveByGet',
);

async function digestAll() {
  const client = await shop.pool.connect();
  const digests = [];
  for (const table of await listTables(client)) {
    if (!traces.includes(table)) digests.push(await digestTable(client, table));
  }
  client.release();
  return digests;
}

async function askAll() {
  const statuses: number[] = [];
  for (const call of reads) {
    for (const person of [undefined, world.maya, world.eli, world.olive]) {
      const { path, init } = requestFor(call, census[call.name]!.ask(world));
      const headers = new Headers({ 'x-service-key': testServiceKey, 'x-visitor-address': '203.0.113.7' });
      if (person) headers.set('authorization', `Bearer ${person.token}`);
      statuses.push((await shop.request(path, { ...init, headers })).status);
    }
  }
  return statuses;
}

test('reading changes nothing: every GET, by everyone, leaves every table unchanged', async () => {
  // The first look settles an order that was paid at Stripe; now it is settled.
  await shop.sweep();
  // Stripe books captured money to its balance a moment later, no matter who asks next: let that happen first.
  await shop.moveClock({ advanceSeconds: 60 });
  await shop.deps.stripe.paymentIntents.list({ limit: 1 });
  const before = await digestAll();
  const events = shop.standIn.events().length;
  const statuses = await askAll();
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40);
  expect(await digestAll()).toEqual(before);
  expect(shop.standIn.events().slice(events)).toEqual([]);
});

test('control: one changed letter in one row is noticed', async () => {
  const before = await digestAll();
  await shop.pool.query(`update users set full_name = full_name || '.' where id = $1`, [world.maya.id]);
  expect(await digestAll()).not.toEqual(before);
});

test('a GET with neither a bearer nor the service key takes no place', async () => {
  await shop.moveClock({ at: fixedMorning, frozen: true });
  const slotId = await insertSlot(shop, await insertLocation(shop), '2026-12-02T15:00:00Z');
  const before = await digestAll();
  expect((await shop.request(`/appointments/reserve/${slotId}`)).status).toBe(401);
  expect(await digestAll()).toEqual(before);
  const headers = { 'x-service-key': testServiceKey, 'x-visitor-address': '203.0.113.7' };
  expect((await shop.request(`/appointments/reserve/${slotId}`, { headers })).status).toBe(200);
  expect(await digestAll()).not.toEqual(before);
});
