import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertLocation, insertSlot } from '../testing/booking-fixture';
import { byCard, openHouseholds } from '../testing/household-visits';
import type { TestApp } from '../testing/test-app';
import { failpointsAround, type Failpoint } from '../src/failpoints';
import { visitBooks } from './books';
import { isFull } from './size.env';
import { openSystem, type System } from './system';

const PATIENCE = 180_000;
const nothing = 'taken 0 booked 0 cents 0';
/** One at no cost, two by card. */
const whole = 'taken 3 booked 3 cents 24000';

let system: System;
let households: ReturnType<typeof openHouseholds>;
let hour = 30;
beforeAll(async () => {
  system = await openSystem();
  const app = { api: system.as({}), as: system.as, pool: system.pool } as unknown as TestApp;
  households = openHouseholds(app);
}, PATIENCE);
afterEach(() => system.kill());
afterAll(() => system.close());

async function nextSlot(): Promise<string> {
  const app = { pool: system.pool } as unknown as TestApp;
  const { rows } = await system.pool.query<{ at: Date }>(
    `select date_trunc('hour', app_now()) + make_interval(hours => $1) as at`,
    [(hour += 1)],
  );
  return insertSlot(app, await insertLocation(app), rows[0]!.at.toISOString(), 3);
}

const all = failpointsAround('visit-hold', 'visit-place', 'capture-payment', 'captured');
const few: Failpoint[] = ['visit-place:after', 'capture-payment:after'];

describe('a household whose API is killed', () => {
  test.each(isFull ? all : few)(
    'at %s ends with all of its visits, paid once, or with nothing',
    async (place) => {
      await system.start(place);
      const slot = await nextSlot();
      await households.book(slot, [{}, byCard, byCard]).catch(() => undefined);
      expect(await system.ended()).toBe('SIGKILL');
      await system.start();
      await system.advance(40 * 60);
      await expect.poll(() => visitBooks(system, slot), { timeout: 60_000 }).toBeOneOf([nothing, whole]);
    },
    PATIENCE,
  );
});
