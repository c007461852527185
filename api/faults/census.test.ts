import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../testing/shop';
import { testServiceKey } from '../testing/test-deps';
import { listBoundCalls, listCalls, requestFor } from './calls';
import { census } from './census';
import { makeWorld, type World } from './world';

let shop: Shop;
let world: World;

beforeAll(async () => {
  shop = await startShop();
  world = await makeWorld(shop);
});
afterAll(() => shop.close());

test('every call of the contract has its row, and every row its call', () => {
  expect(Object.keys(census).sort()).toEqual(
    listCalls()
      .map((call) => call.name)
      .sort(),
  );
});

const bound = new Map(listBoundCalls().map((call) => [call.name, call]));
const rows = Object.entries(census).flatMap(([name, row]) => {
  const call = bound.get(name);
  return call ? [[name, row.answers, row, call] as const] : [];
});

describe('visitor, Maya, employee, his organisation, another organisation', () => {
  test.each(rows)('%s answers them %s', async (_name, answers, row, call) => {
    const people = [undefined, world.maya, world.eli, world.olive, world.xena];
    const given: number[] = [];
    for (const person of people) {
      const { path, init } = requestFor(call, row.ask(world));
      const headers = new Headers(init.headers);
      headers.set('x-service-key', testServiceKey);
      headers.set('x-visitor-address', '203.0.113.7');
      if (person) headers.set('authorization', `Bearer ${person.token}`);
      given.push((await shop.request(path, { ...init, headers })).status);
    }
    expect(given.join(' ')).toBe(answers);
  });
});
