import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

/**
 * How many rows are found by hashes of each key of `LOOKUP_KEY`, by the key's id; `''` for a key that is not known. The
 * tables are those with a column `lookup_key`.
 */
export async function countByLookupKey(db: Queryable): Promise<Map<string, number>> {
  const { rows: tables } = await db.execute<{ name: string; hash: string }>(sql`
    select k.table_name as name, min(h.column_name) as hash
    from information_schema.columns k join information_schema.columns h
      on h.table_schema = k.table_schema and h.table_name = k.table_name and h.column_name in ('code_hash', 'email_hash')
    where k.table_schema = 'public' and k.column_name = 'lookup_key' group by 1 order by 1`);
  const counts = new Map<string, number>();
  for (const { name, hash } of tables) {
    const { rows } = await db.execute<{ key: string; count: number }>(sql`
      select coalesce(lookup_key, '') as key, count(*)::integer as count from ${sql.identifier(name)}
      where lookup_key is not null or ${sql.identifier(hash)} is not null group by 1`);
    for (const { key, count } of rows) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}
