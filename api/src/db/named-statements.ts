import type pg from 'pg';

/** Beyond this many texts, statements are sent without a name: each name takes memory in every connection. */
const limit = 500;

/** The names of a process's statements, by text. */
type StatementNames = Map<string, string>;
const ofThisProcess: StatementNames = new Map();

/**
 * The same text has the same name in every connection, so that PostgreSQL parses and plans it once in each.
 */
function nameOf(text: string, names: StatementNames): string | undefined {
  const known = names.get(text);
  if (known || names.size >= limit) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Prepares what drizzle sends through this client once per connection. Statements without parameters gain
 * nothing.
 */
export function namingStatements<T extends Client>(client: T, names = ofThisProcess): T {
  const query = (config: pg.QueryConfig, values: unknown[] = []) =>
    client.query(values.length ? { ...config, name: nameOf(config.text, names) } : config, values);
  return { query } as unknown as T;
}
