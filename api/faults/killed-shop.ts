import { expect } from 'vitest';
import { clientOf } from '../sandbox/stripe/testing';
import { createDatabase } from '../src/db';
import type { Failpoint } from '../src/failpoints';
import type { Shop } from '../testing/shop';
import type { System } from './system';

/** The part of a shop that its fixtures use, over a system whose API may be killed. */
export function shopOf({ pool, standIn, mailbox, as }: System): Shop {
  const deps = { db: createDatabase(pool), stripe: clientOf(standIn) };
  return { deps, pool, standIn, mailbox, as } as unknown as Shop;
}

/** Restarts the API, has the work kill it at a failpoint, and starts it again. */
export async function killAt(system: System, point: Failpoint, work: () => Promise<unknown>): Promise<void> {
  await untilQuiet(system);
  await startAgain(system, point);
  await work().catch(() => undefined);
  expect(await system.ended()).toBe('SIGKILL');
  await startAgain(system);
}

/**
 * Starts the API after one that was killed, and makes it take over the other's jobs at once: the queue itself
 * waits five minutes.
 */
export async function startAgain(system: System, point?: Failpoint): Promise<void> {
  await system.kill();
  await system.pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );
  await system.start(point);
}

/** Moves the clock forward. Everyone then counts as just signed in, since no session lasts for months. */
export async function moveOn(system: System, seconds: number): Promise<void> {
  await system.pool.query(
    `update sessions set expires_at = app_now() + interval '2 years',
       authenticated_at = app_now() + interval '2 years', created_at = app_now() + make_interval(secs => $1)`,
    [seconds],
  );
  await system.advance(seconds);
}

/**
 * Waits until the API has heard of everything that happened at Stripe, has done what is due and has sent its
 * mails.
 */
export async function untilQuiet(system: System): Promise<void> {
  await system.standIn.webhooksSent();
  const countJobs = async () => {
    const { rows } = await system.pool.query<{ n: number }>(
      `select count(*)::integer as n from pgboss.job
       where state = 'active' or state in ('created', 'retry') and start_after <= now()`,
    );
    return rows[0]!.n;
  };
  await expect.poll(countJobs, { timeout: 60_000 }).toBe(0);
}

/**
 * The subjects of a person's mails. One that is sent again after a kill is recognized by its id, and counts
 * once.
 */
export function subjectsTo({ mailbox }: System, address: string): string[] {
  const mails = mailbox.to(address).map(({ messageId, subject }): [string, string] => [messageId, subject]);
  return [...new Map(mails).values()];
}
