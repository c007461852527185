import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

async function hasKeys(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('public.person_keys') is not null as is`,
  );
  return rows[0]!.is;
}

/** The accounts whose keys are destroyed in a database. */
export async function listErased(client: Client): Promise<string[]> {
  if (!(await hasKeys(client))) return [];
  const { rows } = await client.query<{ person: string }>(
    'select person from person_keys where wrapped is null and person is not null order by person',
  );
  return rows.map(({ person }) => person);
}

/** Destroys the keys of these accounts where they are there. @returns the accounts whose keys were */
export async function destroyKeys(client: Client, people: readonly string[]): Promise<string[]> {
  if (people.length === 0 || !(await hasKeys(client))) return [];
  const { rows } = await client.query<{ person: string }>(
    `update person_keys set wrapped = null, destroyed_at = app_now()
     where person = any ($1) and wrapped is not null returning person`,
    [people],
  );
  return rows.map(({ person }) => person).sort();
}
