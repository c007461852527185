import type pg from 'pg';

/** What a running process's statements rely on, one per line; `rule` lines refuse rows. */
const promises = `
  with columns as (
    select c.relname as tab, a.attname as col, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as filled,
      a.atthasdef or a.attidentity <> '' as has_default
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  ), functions as (
    select p.proname as name, p.pronargs::int as most, p.pronargs - p.pronargdefaults::int as least,
      p.proargtypes::oid[] as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace
  )
  select format('column %s.%s %s', tab, col, type) as line from columns
  union select format('%s.%s may be null', tab, col) from columns where not filled
  union select format('%s.%s may be left out', tab, col) from columns where not filled or has_default
  union select format('unique: %s', substr(pg_get_indexdef(i.indexrelid), position(' ON ' in pg_get_indexdef(i.indexrelid)) + 4))
    from pg_index i join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    where i.indisunique
  union select format('%s(%s)', f.name, (
      select string_agg(format_type(f.types[n - 1], null), ', ' order by n) from generate_series(1, count) n))
    from functions f, generate_series(f.least, f.most) count`;

/** Rules for columns, each with its table and columns. */
const rules = `
  select c.relname as table, pg_get_constraintdef(k.oid) as text,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (k.conkey)) as columns
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f', 'u', 'p')
  union all
  select c.relname, pg_get_indexdef(i.indexrelid),
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey))
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique
    and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`;

interface Rule {
  table: string;
  text: string;
  columns: string[];
}

export interface Schema {
  promises: Set<string>;
  rules: Rule[];
}

export async function readSchema(pool: pg.Pool): Promise<Schema> {
  const { rows } = await pool.query<{ line: string }>(promises);
  return {
    promises: new Set(rows.map(({ line }) => line)),
    rules: (await pool.query<Rule>(rules)).rows,
  };
}

/**
 * What a process built for `before` can no longer do once the schema is `after`: it misses a table, column,
 * function or unique index (`on conflict` names one), must fill a column it does not know, or meets a rule
 * for columns it writes.
 */
export function listBreaks(before: Schema, after: Schema): string[] {
  const lost = [...before.promises].filter((line) => !after.promises.has(line));
  const columnOf = (line: string) => /^column (\S+) /.exec(line)?.[1];
  const known = new Set([...before.promises].flatMap((line) => columnOf(line) ?? []));
  const tables = new Set([...known].map((column) => column.split('.')[0]!));
  const demanded = [...after.promises]
    .flatMap((line) => columnOf(line) ?? [])
    .filter((column) => {
      const isNew = !known.has(column) && tables.has(column.split('.')[0]!);
      return isNew && !after.promises.has(`${column} may be left out`);
    });
  const had = new Set(before.rules.map(({ table, text }) => `${table} ${text}`));
  const refusing = after.rules.filter(
    ({ table, text, columns }) =>
      tables.has(table) &&
      !had.has(`${table} ${text}`) &&
      columns.every((column) => known.has(`${table}.${column}`)),
  );
  return [
    ...lost.map((line) => `gone: ${line}`),
    ...demanded.map((column) => `has to be filled: ${column}`),
    ...refusing.map(({ table, text }) => `new rule: ${table}: ${text}`),
  ].sort();
}
