import type { AnySchema } from '@orpc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { commands } from '../ops/commands';
import { runCommand } from '../ops/run-command';
import { createKit } from '../src/kits';
import { shipOrder } from '../src/orders';
import { dumpRows } from '../testing/dump';
import { type Shop, startShop } from '../testing/shop';
import { testServiceKey } from '../testing/test-deps';
import { listBoundCalls, requestFor, type ApiCall } from './calls';
import { census } from './census';
import { makeWorld, type World } from './world';

const actor = 'operator:test';

let shop: Shop;
let world: World;
/** Fields that accepted a canary, such as `orders.giveFeedback feedBackText`. */
const taken = new Set<string>();
let count = 0;

beforeAll(async () => {
  shop = await startShop();
  world = await makeWorld(shop);
  for (const call of listBoundCalls()) if (!(call.name in aside)) await typeInto(call);
}, 240_000);
afterAll(() => shop.close());

/** Calls that would end the account or its session, or are about someone else. */
const aside: Record<string, string> = {
  'accounts.erase': 'ends it',
  'accounts.signOut': 'ends the session',
  'accounts.endOtherSessions': 'ends sessions',
  'accounts.signup': 'what it keeps is of an address that has no account yet',
  'drafts.create': 'a visit form, which belongs to no account and is gone after a day',
  'drafts.update': 'the same',
};

/** What people may type, each found nowhere else: words, a name, a mailing address, a phone number. */
const spellings = [
  (n: number) => `Canaryword ${n} of 77 Birdperson Road`,
  (n: number) => `Canaryword ${'abcdefghij'[n % 10]}`,
  (n: number) => `canaryword${n}@example.com`,
  (n: number) => `(402) 555-${7700 + (n % 100)}`,
];
const canary = /canaryword|\(402\) 555-77|40255577/i;

/** Types each spelling into each text of a call, one at a time, as Maya. */
async function typeInto(call: ApiCall) {
  for (const field of listTexts(call.input)) {
    for (const spell of spellings) {
      if (call.name === 'kits.register') world.box = await createKit(shop.deps, { productId: world.kit });
      await shop.pool.query('delete from rate_limits');
      const input = withValue(census[call.name].ask(world), field, spell((count += 1)));
      const { path, init } = requestFor(call, input);
      const headers = new Headers(init.headers);
      headers.set('x-service-key', testServiceKey);
      headers.set('x-visitor-address', '203.0.113.7');
      headers.set('authorization', `Bearer ${world.maya.token}`);
      const { status } = await shop.request(path, { ...init, headers });
      if (status >= 300) continue;
      taken.add(`${call.name} ${field.join('.')}`);
      break;
    }
  }
}

interface Shape {
  properties?: Record<string, Shape>;
}

/** The inputs of a call that may be text, each with its path of names. */
function listTexts(input: AnySchema | undefined): string[][] {
  if (!input) return [];
  const walk = (shape: Shape, names: string[]): string[][] =>
    shape.properties
      ? Object.entries(shape.properties).flatMap(([name, inner]) => walk(inner, [...names, name]))
      : /"type":"string"/.test(JSON.stringify(shape))
        ? [names]
        : [];
  return walk(
    z.toJSONSchema(input as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape,
    [],
  );
}

/** An input with another value at the path of names. */
function withValue(input: object, [name, ...rest]: string[], value: string): object {
  const inner = (input as Record<string, unknown>)[name!];
  return { ...input, [name!]: rest.length > 0 ? withValue({ ...(inner as object) }, rest, value) : value };
}

test('control: the fields accept what is typed, and the tables store it', async () => {
  expect([...taken]).toEqual(
    expect.arrayContaining([
      'accounts.updateProfile fullName',
      'cart.createOrder address',
      'kits.register firstName',
      'orders.giveFeedback feedBackText',
      'support.submitEnquiry text',
    ]),
  );
  const rows = (await dumpRows(shop)).split('\n').filter((row) => canary.test(row));
  expect(rows.filter((row) => row.startsWith('public.users'))).toHaveLength(1);
  expect(rows.filter((row) => row.startsWith('public.orders')).length).toBeGreaterThan(0);
});

test('no word that a person typed into any field of any call is left in plain text after the erasure', async () => {
  await shop.runJobs();
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from orders where user_id = $1 and stock_state = 'sold' and shipped_at is null`,
    [world.maya.id],
  );
  for (const [index, { id }] of rows.entries())
    await shipOrder(shop.deps, { order: id, trackingNumber: `94001000000000000001${10 + index}`, actor });
  expect(
    await runCommand(shop.deps, commands, ['people', 'erase', world.maya.id, '--yes'], actor),
  ).toMatchObject({ exitCode: 0 });
  await shop.runJobs();
  const left = (await dumpRows(shop)).split('\n').filter((row) => canary.test(row));
  expect(left).toEqual([]);
});
