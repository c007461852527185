import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../testing/free-port';
import { endOf, spawnApi, untilReady } from './api-process';
import { addBuyer, addShelf, stockOf } from './books';
import { sized } from './size.env';
import { openSystem, type System } from './system';

const PATIENCE = 180_000;
const people = sized(12, 200);

let system: System;
let twin: ChildProcess;
beforeAll(async () => {
  system = await openSystem();
  await system.start();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  twin = spawnApi({ ...system.env, API_PORT: String(port), API_URL: url });
  await untilReady(url, twin);
}, PATIENCE);
afterAll(async () => {
  twin.kill('SIGKILL');
  await endOf(twin);
  await system.close();
});

test(
  'two processes on one database send each mail once and release every unpaid order once',
  async () => {
    const kit = await addShelf(system, people);
    const buyers = await Promise.all(Array.from({ length: people }, () => addBuyer(system)));
    for (const [index, buyer] of buyers.entries()) {
      const address = `198.51.100.${index}`;
      await system.as({ ...buyer, address }).cart.createOrder(buyer.order(kit));
      await system.as({ address }).accounts.forgotPassword({ email: buyer.email });
    }
    expect(await stockOf(system, kit)).toBe(0);
    const mails = () => buyers.map(({ email }) => system.mailbox.to(email).length);
    await expect.poll(mails, { timeout: 90_000 }).toEqual(buyers.map(() => 1));

    await system.advance(36 * 60);
    await expect.poll(() => stockOf(system, kit), { timeout: 90_000 }).toBe(people);
    // Twice more: a released order is not released again, by either process.
    for (let round = 0; round < 2; round += 1) await system.advance(60);
    const idle = () =>
      system.pool
        .query<{ n: number }>(
          `select count(*)::integer as n from pgboss.job where name = 'sweep' and state in ('created', 'active')`,
        )
        .then(({ rows }) => rows[0]!.n);
    await expect.poll(idle, { timeout: 90_000 }).toBe(0);
    expect(await stockOf(system, kit)).toBe(people);
    expect(mails()).toEqual(buyers.map(() => 1));
  },
  PATIENCE,
);
