import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** The erased accounts in a database of any version. */
export async function listErased(client: Client): Promise<string[]> {
  const people = await ask(
    client,
    'users',
    `select u.id from users u where to_jsonb(u) ->> 'erased_at' is not null`,
  );
  const keys = await ask(
    client,
    'person_keys',
    'select person as id from person_keys where wrapped is null and person is not null',
  );
  return [...new Set([...people, ...keys])].sort();
}

async function ask(client: Client, table: string, statement: string): Promise<string[]> {
  const found = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [
    `public.${table}`,
  ]);
  if (!found.rows[0]!.is) return [];
  const { rows } = await client.query<{ id: string }>(statement);
  return rows.map(({ id }) => id);
}

/**
 * Destroys the keys of those accounts that exist.
 * @returns the ids of accounts that exist and are not erased
 */
export async function destroyKeys(client: Client, people: readonly string[]): Promise<string[]> {
  await client.query(
    `update person_keys set wrapped = null, destroyed_at = app_now()
     where person = any ($1) and wrapped is not null`,
    [people],
  );
  const { rows } = await client.query<{ id: string }>(
    'select id from users where id = any ($1) and erased_at is null order by id',
    [people],
  );
  return rows.map(({ id }) => id);
}
