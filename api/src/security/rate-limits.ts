import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import { plainRefusals, refuse } from '../refusals';
import type { Keyring } from './keyring';
import { retryAfterOf } from './retry-after';

/** `points` attempts are allowed in `seconds`, counted in PostgreSQL across all processes. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
  /** Whether the subject may be another person's mailbox or account; see `retryAfterOf`. */
  isPersonal?: true | undefined;
  /** What the refusal says instead of "wait a while". */
  wayOn?: { sentence: string; code: RefusalCode } | undefined;
}

export interface RateLimits {
  /** Counts one attempt by `subject`. Refuses with 429 and `Retry-After` beyond the limit. */
  count(limit: Limit, subject: string): Promise<void>;
  /** Counts without refusing. @returns how often it was counted since the first time in these seconds */
  tally(name: string, seconds: number, subject: string): Promise<number>;
  /** Uncounts one attempt that turned out right. */
  giveBack(limit: Limit, subject: string): Promise<void>;
}

/** @param keyring hashes the stored subject, which is often a network or an email address */
export function createRateLimits(pool: pg.Pool, keyring: Keyring): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, limiter);
    return limiter;
  };
  const keysOf = ({ name }: Limit, subject: string) => keyring.hashes('try', `${name} ${subject}`);
  return {
    async count(limit, subject) {
      const limiter = limiterOf(limit);
      const [key, ...older] = keysOf(limit, subject);
      const counted = await limiter.consume(key!).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) return error;
        throw error;
      });
      const before = await Promise.all(older.map((each) => limiter.get(each)));
      const tries = before.reduce((sum, each) => sum + (each?.consumedPoints ?? 0), counted.consumedPoints);
      if (tries <= limit.points) return;
      const wait = Math.max(counted.msBeforeNext, ...before.map((each) => each?.msBeforeNext ?? 0));
      const retryAfter = retryAfterOf(limit, wait / 1000);
      const { sentence, code } = limit.wayOn ?? { sentence: plainRefusals.tooMany, code: undefined };
      refuse(429, sentence, { ...(code && { code }), ...(retryAfter && { retryAfter }), rule: limit.name });
    },
    async tally(name, seconds, subject) {
      const limit = { name, points: 1_000_000_000, seconds };
      return (await limiterOf(limit).consume(keysOf(limit, subject)[0]!)).consumedPoints;
    },
    async giveBack(limit, subject) {
      await limiterOf(limit).reward(keysOf(limit, subject)[0]!);
    },
  };
}
