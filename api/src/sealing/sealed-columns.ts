import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';

export interface SealedColumn extends Record<string, unknown> {
  table: string;
  column: string;
  /** What its values are bound to; see `FieldCipher.seal`. `{name}` in it stands for another column of the row. */
  purpose: string;
}

/**
 * Every column that holds text under one of `FIELD_KEYS`, as the comments of the schema name them
 * (`sealed for: <purpose>`). Values under a person's key may stand beside them.
 */
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

/** The purpose of a column's value in each row, as SQL. */
export function purposeOf({ purpose }: SealedColumn): SQL {
  const parts = purpose.split(/\{(\w+)\}/).map((part, index) => {
    return index % 2 === 0 ? sql`${part}::text` : sql.identifier(part);
  });
  return sql.join(parts, sql` || `);
}

/**
 * How many sealed values open with each of `FIELD_KEYS`, waiting jobs and the keys of persons included. A key without any
 * can be removed.
 */
export async function countValuesByKey(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (rows: { key: string; count: number }[]) => {
    for (const { key, count } of rows) counts[key] = (counts[key] ?? 0) + count;
  };
  for (const { table, column } of await listSealedColumns(db)) {
    const [name, field] = [sql.identifier(table), sql.identifier(column)];
    const { rows } = await db.execute<{ key: string; count: number }>(sql`
      select split_part(${field}, '.', 1) as key, count(*)::integer as count
      from ${name} where ${field} is not null and not starts_with(${field}, '~') group by 1`);
    add(rows);
  }
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select split_part(data->>'sealed', '.', 1) as key, count(*)::integer as count
    from pgboss.job where state < 'completed' and data ? 'sealed' group by 1`);
  add(rows);
  return counts;
}
