import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../http/refusals';
import type { LookupHash } from './lookup-hash';

/** How many tries in how many seconds; counted in PostgreSQL, so over all processes together. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

export interface RateLimits {
  /** Counts one try of `subject`. Refuses with 429 and `Retry-After` beyond the limit. */
  count(limit: Limit, subject: string): Promise<void>;
  /** Takes one counted try back, when it turned out right. */
  giveBack(limit: Limit, subject: string): Promise<void>;
}

/** @param lookupHash keys what is stored of a subject, which is often a network or an email address */
export function createRateLimits(pool: pg.Pool, lookupHash: LookupHash): RateLimits {
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
  const keyOf = ({ name }: Limit, subject: string) => lookupHash('try', `${name} ${subject}`);
  return {
    async count(limit, subject) {
      try {
        await limiterOf(limit).consume(keyOf(limit, subject));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        refuse(429, 'Too many tries. Please wait a while and try again.', { retryAfter });
      }
    },
    async giveBack(limit, subject) {
      await limiterOf(limit).reward(keyOf(limit, subject));
    },
  };
}
