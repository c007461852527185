import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop } from '../testing/shop';
import { ask } from './ask';
import { listBoundCalls } from './calls';
import { census } from './census';
import { makeWorld, type World } from './world';

let shop: Shop;
let world: World;
beforeAll(async () => {
  shop = await startShop();
  world = await makeWorld(shop);
});
/** How many spellings of a path were tried, on calls that refuse someone. */
const counts = { spellings: 0, asked: 0 };

afterAll(async () => {
  console.log(`the API, spelled otherwise: ${JSON.stringify(counts)}`);
  await shop.close();
});

const encodeFirst = (path: string) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
const spellings: [string, (path: string) => string][] = [
  ['in capitals', (path) => path.replace(/^[^?]*/, (fixed) => fixed.toUpperCase())],
  ['with its first letter encoded', encodeFirst],
  ['with a slash at the end', (path) => path.replace(/(?=\?|$)/, '/')],
  ['with a slash doubled', (path) => `/${path}`],
  ['by a way around', (path) => `/none/..${path}`],
];

test.each(spellings)('no call that refuses a person opens %s', async (_how, spell) => {
  counts.spellings += 1;
  const opened: string[] = [];
  for (const call of listBoundCalls()) {
    for (const [index, person] of [undefined, world.maya, world.eli, world.olive, world.xena].entries()) {
      if (!/40[134]/.test(census[call.name].answers.split(' ')[index]!)) continue;
      counts.asked += 1;
      const { status } = await ask({ shop, world, call }, person, spell);
      if (status < 400) opened.push(`${call.name} to person ${index}: ${status}`);
    }
  }
  expect(opened).toEqual([]);
});
