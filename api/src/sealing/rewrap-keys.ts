import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { wrapKey } from './person-keys';
import type { PersonKey } from './sealed-value';
import { unwrapKeys, type KeyNeeds } from './unwrap-keys';

const batch = 200;

/** What every key begins with that is wrapped as new ones are, up to the first dot. */
const currentWrapper = ({ cipher, keyService }: KeyNeeds): string =>
  keyService?.currentKey ?? cipher.currentKey;

/**
 * Wraps the keys of persons and visits as new ones are wrapped: by the key management service, or by the first of
 * `FIELD_KEYS`. What they seal stays as it is. A key that does not open is left and logged.
 */
export async function rewrapKeys(deps: Deps): Promise<void> {
  for (let after: string | null = ''; after !== null;) after = await rewrapBatch(deps, after);
}

/** @returns the id of the last key it has seen; null when there are no more */
async function rewrapBatch(deps: Deps, after: string): Promise<string | null> {
  const { db, log } = deps;
  // Not locked meanwhile: a key that was destroyed or wrapped by somebody else is no longer what was read.
  const { rows } = await db.execute<{ id: string; wrapped: string }>(sql`
    select id, wrapped from person_keys
    where id > ${after} and wrapped is not null and not starts_with(wrapped, ${`${currentWrapper(deps)}.`})
    order by id limit ${batch}`);
  const opened = await unwrapKeys(
    deps,
    rows.map((row) => ({ ...row, key: row })),
  );
  const fresh = await Promise.all(
    opened.map(async ({ id, wrapped, key }) => {
      const secret = findSecret(key);
      if (secret) return { id, wrapped, fresh: await wrapKey(deps, id, secret) };
      const named = { table: 'person_keys', column: 'wrapped', key: wrapped.split('.')[0] };
      log.error(named, 'a sealed value does not open');
      return [];
    }),
  );
  const keys = fresh.flat();
  const listOf = (column: 'id' | 'wrapped' | 'fresh') => sql.param(keys.map((key) => key[column]));
  await db.execute(sql`
    update person_keys k set wrapped = n.fresh
    from unnest(${listOf('id')}::text[], ${listOf('wrapped')}::text[], ${listOf('fresh')}::text[])
      as n (id, wrapped, fresh)
    where k.id = n.id and k.wrapped = n.wrapped`);
  return rows.length === batch ? rows.at(-1)!.id : null;
}

function findSecret(key: PersonKey) {
  try {
    return key.secret();
  } catch {
    return null;
  }
}
