import { tableName } from '../src/db';
import type { Shop } from '../testing/shop';
import type { World } from './world';

/**
 * The names of a world's people and their things; the kit for sale and the draft, whose id is a secret,
 * belong to no one.
 */
export function namesOf(world: World): string[] {
  const {
    maya,
    eli,
    olive,
    paidOrder,
    openOrder,
    sentOrder,
    tracking,
    report,
    subscription,
    card,
    companyPayment,
  } = world;
  const people = [maya, eli, olive].flatMap(({ id, email, token }) => [id, email, token]);
  return [...people, paidOrder, openOrder, sentOrder, tracking, report, subscription, card, companyPayment];
}

/** Counters, and what the lookup returns to anyone who names an email address, as specified. */
const aside = ['migrations', 'rate_limits', 'lookup_tokens'];

/**
 * Every row of any table that mentions one of the names, as one text: the same text means nothing has
 * changed.
 */
export async function rowsAbout({ pool }: Shop, names: string[]): Promise<string> {
  const each = (await tablesOf(pool)).map(
    (table) => `select to_jsonb(t)::text as row from ${tableName(table)} t where t::text like any ($1)`,
  );
  const { rows } = await pool.query<{ row: string }>({
    // Planned once per connection: fifty tables take longer to plan than to read.
    name: 'rows-about',
    text: `${each.join(' union all ')} order by 1`,
    values: [names.map((name) => `%${name}%`)],
  });
  return rows.map(({ row }) => row).join('\n');
}

const tables = new WeakMap<Shop['pool'], Promise<string[]>>();

function tablesOf(pool: Shop['pool']): Promise<string[]> {
  const known = tables.get(pool) ?? listTables(pool);
  tables.set(pool, known);
  return known;
}

async function listTables(pool: Shop['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
    [aside],
  );
  return rows.map(({ name }) => name);
}
