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
  const text = await statementOf(pool);
  const { rows } = await pool.query<{ row: string }>({
    // Planned once per connection: fifty tables take longer to plan than to read.
    name: 'rows-about',
    text,
    values: [names.map((name) => `%${name}%`)],
  });
  return rows.map(({ row }) => row).join('\n');
}

const statements = new WeakMap<Shop['pool'], Promise<string>>();

function statementOf(pool: Shop['pool']): Promise<string> {
  const known = statements.get(pool) ?? writeStatement(pool);
  statements.set(pool, known);
  return known;
}

async function writeStatement(pool: Shop['pool']): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
    [aside],
  );
  const each = tables.map(
    ({ name }) => `select to_jsonb(t)::text as row from ${name} t where t::text like any ($1)`,
  );
  return `${each.join(' union all ')} order by 1`;
}
