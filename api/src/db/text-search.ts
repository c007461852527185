import { sql, type SQL } from 'drizzle-orm';

/** A pattern for `ilike` that finds `text` anywhere; escapes its own `%`, `_` and `\`. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A further condition: that one of the columns contains `search`. Empty without a search.
 * @param elsewhere another condition under which a row is found, with the pattern for `ilike`
 */
export function andFound(
  search: string | undefined,
  columns: readonly SQL[],
  elsewhere?: (pattern: string) => SQL,
): SQL {
  if (!search) return sql.empty();
  const pattern = containing(search);
  const inColumns = sql.join(
    columns.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  );
  return sql`and (${inColumns} ${elsewhere ? sql`or ${elsewhere(pattern)}` : sql.empty()})`;
}
