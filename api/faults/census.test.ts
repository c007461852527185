import type { CallAccess } from '@larkwell/contracts/call';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Shop, startShop } from '../testing/shop';
import { ask } from './ask';
import { listBoundCalls, listCalls, type CallName } from './calls';
import { census } from './census';
import { makeWorld, type World } from './world';

let shop: Shop;
let world: World;

beforeAll(async () => {
  shop = await startShop();
  world = await makeWorld(shop);
});
/** How many calls were made as how many people. */
const counts = { calls: 0, asked: 0 };

afterAll(async () => {
  console.log(`the API: ${JSON.stringify(counts)}`);
  await shop.close();
});

test('every call of the contract has its row, and every row its call', () => {
  expect(Object.keys(census).sort()).toEqual(
    listCalls()
      .map((call) => call.name)
      .sort(),
  );
});

const bound = new Map(listBoundCalls().map((call) => [call.name, call]));
/** In the order of the census: what ends something comes last. */
const rows = (Object.keys(census) as CallName[]).map(
  (name) => [name, census[name].answers, bound.get(name)!] as const,
);

/** Visitor, Maya, employee, his organization, another organization. */
const people = () => [undefined, world.maya, world.eli, world.olive, world.xena];

describe('visitor, Maya, employee, his organization, another organization', () => {
  test.each(rows)('%s answers them %s', async (_name, answers, call) => {
    const counted = vi.spyOn(shop.deps.limits, 'count');
    counts.calls += 1;
    const given: number[] = [];
    const keeping = new Set<string | null>();
    for (const person of people()) {
      const answer = await ask({ shop, world, call }, person);
      counts.asked += 1;
      given.push(answer.status);
      if (answer.ok) keeping.add(answer.headers.get('cache-control'));
    }
    const limits = counted.mock.calls.map(([{ name }]) => name);
    counted.mockRestore();
    expect(given.join(' ')).toBe(answers);
    expect(call.rules.limits, 'its contract names what it counts').toEqual(expect.arrayContaining(limits));
    const { keep } = call.rules;
    for (const value of keeping) expect(value).toBe(keep > 0 ? `public, max-age=${keep}` : 'no-store');
  });
});

/** The minimum that a call's rules refuse, whatever its handler does. */
const refusedBy: Partial<Record<CallAccess, RegExp>> = {
  'signed-in': /^401 /,
  'normal-user': /^401 \d+ 403 /,
  organization: /^401 403 403 /,
};

/** What shows that a handler refuses people whom the call's rules let in. */
const tooWide: Partial<Record<CallAccess, RegExp>> = {
  everybody: /^401 (?!401)/,
  holder: /^401 (?!401)/,
  'signed-in': /^401 403 403 (?!403 403)/,
};

test.each(rows)(
  '%s says in its contract who may make it, not only in its handler',
  (_name, answers, call) => {
    expect(answers).not.toMatch(tooWide[call.rules.access] ?? /^$/);
  },
);

test.each(rows)('%s can be made by no one outside its contract', (_name, answers, { rules }) => {
  expect(answers).toMatch(refusedBy[rules.access] ?? /./);
  if (rules.owner) expect(answers, 'what is about one account is told to no other').toMatch(/404$/);
});
