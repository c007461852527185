import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWithCompleteDraft, insertLocation, insertSlot } from '../testing/booking-fixture';
import type { TestApp } from '../testing/test-app';
import { findFreePort } from '../testing/free-port';
import { advanceClock, clientAt, endOf, spawnApi, untilReady } from './api-process';
import { visitBooks } from './books';
import { sized } from './size.env';
import { openSystem, type System } from './system';

let system: System;
let twin: ChildProcess;
let twinUrl: string;
beforeAll(async () => {
  system = await openSystem();
  await system.start();
  const port = await findFreePort();
  twinUrl = `http://127.0.0.1:${port}`;
  twin = spawnApi({ ...system.env, API_PORT: String(port), API_URL: twinUrl });
  await untilReady(twinUrl, twin);
}, 180_000);
afterAll(async () => {
  const ended = endOf(twin);
  twin.kill('SIGKILL');
  await ended;
  await system.close();
});

test('holds that two processes end at once, while others ask both for the place, are ended once and given once', async () => {
  const app = { api: system.as({}), pool: system.pool } as unknown as TestApp;
  const location = await insertLocation(app);
  const slots: string[] = [];
  for (let index = 0; index < sized(4, 40); index += 1) {
    const { rows } = await system.pool.query<{ at: Date }>(
      `select date_trunc('hour', app_now()) + make_interval(hours => 30, mins => $1 * 10) as at`,
      [index],
    );
    const slot = await insertSlot(app, location, rows[0]!.at.toISOString());
    slots.push(slot);
    await system.pool.query('delete from rate_limits');
    const { draftId, hold } = await holdWithCompleteDraft(app, slot, { testType: 'Antigen' });
    const charge = { testType: 'Antigen' as const, draftId, holdToken: hold.holdToken };
    // Half of them have a card that waits, half an open page.
    if (index % 2 === 0) await app.api.appointments.createCharge({ token: 'tok_visa', ...charge });
    else await app.api.appointments.createCheckoutSession(charge);
  }
  await system.pool.query('delete from rate_limits');
  await system.pool.query(
    `insert into app_clock (shift) values (interval '1500 seconds')
       on conflict (only_row) do update set shift = app_clock.shift + excluded.shift`,
  );

  const ask = (url: string, slotId: string, index: number) =>
    clientAt(url, { address: `198.51.100.${index}` }).appointments.reserve({ slotId });
  const [answers] = await Promise.all([
    Promise.all(
      slots.map((slot, index) =>
        Promise.all([ask(system.url, slot, index), ask(twinUrl, slot, 100 + index)]),
      ),
    ),
    advanceClock(system.url, 0),
    advanceClock(twinUrl, 0),
  ]);
  for (const [one, other] of answers)
    expect([one, other].filter(({ success }) => success).length).toBeLessThan(2);

  /** Slots whose first hold was not ended exactly once, or whose places do not match their live holds. */
  const unsettled = async () => {
    const { rows } = await system.pool.query(
      `select s.id, s.taken, array_agg(h.state) as holds from slots s join holds h on h.slot_id = s.id
       where s.id = any ($1) group by s.id
       having count(*) filter (where h.state = 'expired') <> 1
         or s.taken <> count(*) filter (where h.state = 'live')`,
      [slots],
    );
    return rows;
  };
  await expect.poll(unsettled, { timeout: 60_000 }).toEqual([]);
  for (const slot of slots) {
    await expect.poll(() => visitBooks(system, slot), { timeout: 60_000 }).toMatch(/booked 0 cents 0$/);
  }
}, 240_000);
