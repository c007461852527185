import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop } from '../testing/shop';
import type { Shopper } from '../testing/shopper';
import { testServiceKey } from '../testing/test-deps';
import { namesOf, rowsAbout } from './belongings';
import { listBoundCalls, requestFor, type ApiCall } from './calls';
import { census } from './census';
import { makeWorld, type World } from './world';

let shop: Shop;
let theirs: World;
let own: World;
let names: string[];
let lastRows: string;
beforeAll(async () => {
  shop = await startShop();
  theirs = await makeWorld(shop);
  own = await makeWorld(shop, '9400100000000000000010');
  await shop.standIn.webhooksSent();
  names = namesOf(theirs);
  lastRows = await rowsAbout(shop, names);
}, 120_000);
/** How many requests contained another account's ids. */
const counts = { swaps: 0, asked: 0 };

afterAll(async () => {
  console.log(`the API, with swapped ids: ${JSON.stringify(counts)}`);
  await shop.close();
});

const calls = listBoundCalls().filter(({ name }) => name !== 'accounts.signOut');

/**
 * Whose things are requested: all of the others', the others' under one's own name, one's own under the
 * others' name.
 */
const swaps: Record<string, () => World> = {
  everything: () => theirs,
  things: () => ({ ...theirs, maya: own.maya, eli: own.eli, olive: own.olive }),
  people: () => ({ ...own, maya: theirs.maya, eli: theirs.eli, olive: theirs.olive }),
};

/**
 * What an answer reveals about the others that was not in the request, and whether anything of theirs has
 * changed.
 */
async function intrude(call: ApiCall, asker: Shopper, world: World) {
  await shop.pool.query('delete from rate_limits');
  const input = census[call.name]!.ask(world);
  const { path, init } = requestFor(call, input);
  const headers = new Headers(init.headers);
  headers.set('x-service-key', testServiceKey);
  headers.set('x-visitor-address', '203.0.113.7');
  headers.set('authorization', `Bearer ${asker.token}`);
  const response = await shop.request(path, { ...init, headers });
  const answer = await response.text();
  const asked = JSON.stringify(input);
  const rows = await rowsAbout(shop, names);
  const isChanged = rows !== lastRows;
  lastRows = rows;
  return { learned: names.filter((name) => answer.includes(name) && !asked.includes(name)), isChanged };
}

test.each(Object.keys(swaps))(
  'with %s swapped, no call reveals or changes anything of another account with the same role',
  async (swap) => {
    counts.swaps += 1;
    const found: string[] = [];
    for (const call of calls) {
      for (const role of ['maya', 'eli', 'olive'] as const) {
        counts.asked += 1;
        const { learned, isChanged } = await intrude(call, own[role], swaps[swap]!());
        if (learned.length > 0 || isChanged)
          found.push(`${call.name} by another ${role}: ${learned} ${isChanged}`);
      }
    }
    expect(found).toEqual([]);
  },
  240_000,
);

test('control: the owners themselves can read and change', async () => {
  const by = (name: string, asker: Shopper) =>
    intrude(
      calls.find((call) => call.name === name)!,
      asker,
      theirs,
    );
  expect((await by('orders.list', theirs.maya)).learned).toContain(theirs.paidOrder);
  expect((await by('employees.list', theirs.olive)).learned).toContain(theirs.eli.email);
  expect((await by('subscriptions.cancel', theirs.maya)).isChanged).toBe(true);
});
