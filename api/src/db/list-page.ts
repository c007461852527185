import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from './database';

interface PageQuery {
  /** A `select` of everything that matches. */
  matching: SQL;
  /** Columns of `matching` for a returned row; evaluated for the page's rows only. */
  columns: SQL;
  /** Over columns of `matching`; ends with a unique one, so that no row is on two pages. */
  orderBy: SQL;
  start: number;
  limit: number;
  /** Aggregates over everything that matches, such as `count(*)::int as total`. */
  totals?: SQL;
}

/**
 * A page of a list and its totals in one query, which evaluates the match once. Instants are returned as
 * text.
 */
export async function listPage<Row, Totals extends { total: number } = { total: number }>(
  db: Queryable,
  { matching, columns, orderBy, start, limit, totals = sql`count(*)::int as total` }: PageQuery,
): Promise<{ data: Row[] } & Totals> {
  const { rows } = await db.execute<{ data: Row[] } & Totals & Record<string, unknown>>(sql`
    with matching as materialized (${matching}),
      page as (select * from matching order by ${orderBy} offset ${start} limit ${limit})
    select (select coalesce(json_agg(line), '[]') from (select ${columns} from page order by ${orderBy}) line) as data,
      sums.* from (select ${totals} from matching) sums`);
  return rows[0] as { data: Row[] } & Totals;
}
