import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop } from '../testing/shop';
import { testServiceKey } from '../testing/test-deps';
import { makeWorld, type World } from './world';
import { census } from './census';
import { listCalls, requestFor } from './calls';
let shop: Shop; let world: World;
beforeAll(async () => { shop = await startShop(); world = await makeWorld(shop); });
afterAll(() => shop.close());
test('x', async () => {
  for (const call of listCalls()) {
    const row = census[call.name];
    if (!row) { console.log('MISSING', call.name); continue; }
    const out: string[] = [];
    for (const token of [undefined, world.maya.token, world.eli.token, world.olive.token, world.xena.token]) {
      const { path, init } = requestFor(call, row.ask(world));
      const headers = new Headers(init.headers); headers.set('x-service-key', testServiceKey);
      headers.set('x-visitor-address', '203.0.113.7'); if (token) headers.set('authorization', 'Bearer ' + token);
      const r = await shop.request(path, { ...init, headers });
      out.push(String(r.status)); if (process.env.VERBOSE) console.log(call.name, r.status, (await r.text()).slice(0,200));
    }
    console.log(call.name.padEnd(45), out.join(' '), row.answers === out.join(' ') ? '' : '   <-- expected ' + row.answers);
  }
}, 120000);
