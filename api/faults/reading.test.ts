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
  // Stripe's events write too, whenever they come.
  shop = await startShop({ webhooks: false });
  world = await makeWorld(shop);
});
afterAll(() => shop.close());

/** What a read leaves behind: counted tries, and who read what, sealed under the key of whom it is about. */
const traces = ['rate_limits', 'audit_entries', 'person_keys'].flatMap((table) => [table, `public.${table}`]);
/** `reserveByGet` is specified as it is, and only for a bearer or a site. */
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

test('reading changes nothing: every GET, by everybody, leaves every table as it was', async () => {
  // What the first look settles (an order that Stripe has been paid for) is settled.
  await shop.sweep();
  // Stripe books taken money to its balance a moment later, whoever asks it next: let that be over.
  await shop.moveClock({ advanceSeconds: 60 });
  await shop.deps.stripe.paymentIntents.list({ limit: 1 });
  const before = await digestAll();
  const events = shop.standIn.events().length;
  const statuses = await askAll();
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40);
  expect(await digestAll()).toEqual(before);
  expect(shop.standIn.events().slice(events)).toEqual([]);
});

test('control: one changed letter in one row is seen', async () => {
  const before = await digestAll();
  await shop.pool.query(`update users set full_name = full_name || '.' where id = $1`, [world.maya.id]);
  expect(await digestAll()).not.toEqual(before);
});

test('a place is not taken by a GET that carries neither a bearer nor the service key', async () => {
  await shop.moveClock({ at: fixedMorning, frozen: true });
  const slotId = await insertSlot(shop, await insertLocation(shop), '2026-12-02T15:00:00Z');
  const before = await digestAll();
  expect((await shop.request(`/appointments/reserve/${slotId}`)).status).toBe(401);
  expect(await digestAll()).toEqual(before);
  const headers = { 'x-service-key': testServiceKey, 'x-visitor-address': '203.0.113.7' };
  expect((await shop.request(`/appointments/reserve/${slotId}`, { headers })).status).toBe(200);
  expect(await digestAll()).not.toEqual(before);
});
