import type pg from 'pg';

/** The functions of `api/src/db/catalog-names.ts`, by what stands for their results until a statement is tried. */
export const catalogNames = {
  tableName: '«table»',
  columnName: '«column»',
  storedColumns: '«columns»',
  foreignKeyName: '«foreign key»',
  foreignKeyDefinition: '«definition»',
} as const;

interface Table {
  name: string;
  /** Those that can be written, quoted. */
  columns: string[];
  foreignKeys: { name: string; definition: string }[];
}

/** Every table of ours and of the job queue. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(attname) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
        and attgenerated = '' and attidentity <> 'a' order by attnum) as columns,
      coalesce((select jsonb_agg(jsonb_build_object('name', quote_ident(conname), 'definition', pg_get_constraintdef(oid)))
        from pg_constraint where conrelid = c.oid and contype = 'f'), '[]') as "foreignKeys"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`);
  return rows;
}

/**
 * The statement for every table, for each column of it if it names a column, and for each foreign key if it names
 * one. Just the statement itself if it names nothing from the catalog.
 */
export function instancesOf(text: string, tables: readonly Table[]): string[] {
  const { tableName, columnName, storedColumns, foreignKeyName, foreignKeyDefinition } = catalogNames;
  const has = (mark: string) => text.includes(mark);
  if (!Object.values(catalogNames).some(has)) return [text];
  return tables.flatMap(({ name, columns, foreignKeys }) => {
    const ofTable = text.replaceAll(tableName, name).replaceAll(storedColumns, columns.join(', '));
    if (has(columnName)) return columns.map((column) => ofTable.replaceAll(columnName, column));
    if (!has(foreignKeyName) && !has(foreignKeyDefinition)) return [ofTable];
    return foreignKeys.map((key) =>
      ofTable.replaceAll(foreignKeyName, key.name).replaceAll(foreignKeyDefinition, key.definition),
    );
  });
}
