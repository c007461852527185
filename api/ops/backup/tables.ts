import type pg from 'pg';
import { tableName } from '../../src/db';

/** A table in a backup: named with its schema, quoted. */
export interface TableDigest {
  table: string;
  rows: number;
  /** The sum of part of each row's MD5: the same for the same rows in any order. */
  checksum: string;
}

/** Rows are written and compared as JSON text, whose dates and intervals depend on these. */
export const plainTexts = `set local timezone = 'UTC'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1`;

/** Every table of ours and of the job queue; a partitioned table counts as one. */
export async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`);
  return rows.map(({ name }) => name);
}

export async function digestTable(client: pg.ClientBase, table: string): Promise<TableDigest> {
  const { rows } = await client.query<{ rows: number; checksum: string }>(`
    select count(*)::integer as rows,
      coalesce(sum(('x' || substr(md5(to_jsonb(t)::text), 1, 15))::bit(60)::bigint), 0)::text as checksum
    from ${tableName(table)} t`);
  return { table, ...rows[0]! };
}

/** The columns to write; the database computes the others itself. */
export async function listStoredColumns(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select coalesce(string_agg(quote_ident(attname), ', ' order by attnum), '') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]!.columns;
}
