import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { paymentSentences } from './sentences';
import type { PaymentKind, SubjectName } from '../payment-model';

/** A payment is released this long after its process dies; a live process renews in time. */
const leaseSeconds = 3;
const renewMs = 1000;
const lookAgainMs = 100;
/** Slightly less than our sites wait for an answer. */
const patienceMs = 12_000;

/**
 * Lets one press at a time work on a payment at Stripe, across all processes. Another press waits, and learns
 * that it did, so that it can return the same result.
 * @throws 503 when the first press takes too long: its result is unknown then
 */
export async function oneAtATime<T>(
  deps: Deps,
  paymentId: string,
  work: (hasWaited: boolean) => Promise<T>,
): Promise<T> {
  const patience = Date.now() + patienceMs;
  let hasWaited = false;
  while (!(await takeLease(deps, paymentId))) {
    if (Date.now() > patience) refuse(503, paymentSentences.notKnownYet, { code: 'unavailable' });
    hasWaited = true;
    await pause(lookAgainMs);
  }
  const renewal = setInterval(() => void extendLease(deps, paymentId).catch(() => {}), renewMs);
  try {
    return await work(hasWaited);
  } finally {
    clearInterval(renewal);
    await deps.db.execute(sql`update payments set busy_until = null where id = ${paymentId}`);
  }
}

// The machine's clock, not the product's: a process lives in real time, whatever a test does to ours.
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

/**
 * Whether a card is being charged for the subject right now. Until that ends, nobody knows what was charged.
 * @param except a kind of payment to ignore
 */
export async function isCardInUse(
  db: Queryable,
  { kind, id }: SubjectName,
  except: PaymentKind = 'page',
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from payments
    where subject_kind = ${kind} and subject_id = ${id} and kind not in ('page', ${except})
      and busy_until > clock_timestamp()`);
  return rows.length > 0;
}

async function takeLease({ db }: Deps, paymentId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update payments set busy_until = ${leaseEnd}
    where id = ${paymentId} and coalesce(busy_until <= clock_timestamp(), true)`);
  return rowCount === 1;
}

async function extendLease({ db }: Deps, paymentId: string): Promise<void> {
  await db.execute(sql`
    update payments set busy_until = ${leaseEnd} where id = ${paymentId} and busy_until is not null`);
}
