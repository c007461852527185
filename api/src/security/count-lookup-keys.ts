import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

/**
 * How many rows are found by hashes of each key of `LOOKUP_KEY`, by the key's id; `''` for an unknown key.
 * Covers the tables with a column `lookup_key`.
 */
export async function countByLookupKey(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select coalesce(lookup_key, '') as key, count(*)::integer as count from (
      select lookup_key from appointments where lookup_key is not null or email_hash is not null
      union all select lookup_key from enquiries
      union all select lookup_key from stock_alerts
      union all select lookup_key from waiting_list
      union all select lookup_key from kits where lookup_key is not null) hashed
    group by 1`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}
