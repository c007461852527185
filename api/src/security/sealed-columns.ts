import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';

export interface SealedColumn extends Record<string, unknown> {
  table: string;
  column: string;
  /** What its values are bound to; see `FieldCipher.seal`. */
  purpose: string;
}

/** Every column that holds sealed text, as the comments of the schema name them (`sealed for: <purpose>`). */
export async function listSealedColumns(db: Queryable): Promise<SealedColumn[]> {
  const { rows } = await db.execute<SealedColumn>(sql`
    select c.relname as table, a.attname as column,
      substr(col_description(c.oid, a.attnum), length('sealed for: ') + 1) as purpose
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and starts_with(col_description(c.oid, a.attnum), 'sealed for: ')
    order by 1, 2`);
  return rows;
}

/** How many sealed values open with each key, waiting jobs included. A key without any can be removed. */
export async function countValuesByKey(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (rows: { key: string; count: number }[]) => {
    for (const { key, count } of rows) counts[key] = (counts[key] ?? 0) + count;
  };
  for (const { table, column } of await listSealedColumns(db)) {
    const [name, field] = [sql.identifier(table), sql.identifier(column)];
    const { rows } = await db.execute<{ key: string; count: number }>(sql`
      select split_part(${field}, '.', 1) as key, count(*)::integer as count
      from ${name} where ${field} is not null group by 1`);
    add(rows);
  }
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select split_part(data->>'sealed', '.', 1) as key, count(*)::integer as count
    from pgboss.job where state < 'completed' and data ? 'sealed' group by 1`);
  add(rows);
  return counts;
}
