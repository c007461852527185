import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addShopper, type Shopper } from '../testing/shopper';
import { type Shop, startShop } from '../testing/shop';
import { testServiceKey } from '../testing/test-deps';
import { listBoundCalls, requestFor } from './calls';
import { garbage, nearlyRight } from './fuzz-values';
import { seeded } from './random';
import { seed, sized } from './size.env';

let shop: Shop;
let shopper: Shopper;

beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop, { isOrganization: true });
  // A person with employees cannot delete the account that makes all these posts.
  await addShopper(shop, { employer: shopper.id });
});
afterAll(() => shop.close());

const rounds = sized(12, 10_000);

describe(`random posts (seed ${seed})`, () => {
  test.each(listBoundCalls().map((call) => [call.name, call] as const))(
    `%s refuses ${rounds} of them in words, never with a fault`,
    async (name, call) => {
      const random = seeded(seed + name.length);
      let isReached = false;
      for (let round = 0; round < rounds; round += 1) {
        const input = random.chance(0.8) ? nearlyRight(call.input, random) : garbage(random);
        // The caller's own id where one is needed, so that posts get past the guard.
        const own = typeof input === 'object' && input !== null && random.chance(0.5);
        const sent = own
          ? {
              ...input,
              ...('userId' in input && { userId: shopper.id }),
              ...('id' in input && { id: shopper.id }),
            }
          : input;
        const { path, init } = requestFor(call, sent);
        const headers = new Headers(init.headers);
        headers.set('x-service-key', testServiceKey);
        headers.set('x-visitor-address', `203.0.113.${round % 250}`);
        if (random.chance(0.7)) headers.set('authorization', `Bearer ${shopper.token}`);
        const response = await shop.request(path, { ...init, headers });
        const text = await response.text();
        isReached ||= !text.includes('There is nothing here.');
        expect(
          response.status,
          `${init.method} ${path} ${String(init.body).slice(0, 2000)} → ${text}`,
        ).toBeLessThan(500);
        expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d+/);
        if (response.status >= 400)
          expect(JSON.parse(text)).toMatchObject({ errorMessage: expect.stringMatching(/\w/) });
      }
      expect(isReached, 'the call was never reached').toBe(true);
    },
    sized(60_000, 3_600_000),
  );
});
