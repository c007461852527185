import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { wrapKey } from './person-keys';
import type { PersonKey } from './sealed-value';
import { unwrapKeys, type KeyNeeds } from './unwrap-keys';

const batch = 200;

/** The prefix, up to the first dot, of every key wrapped like new ones. */
const currentWrapper = ({ cipher, keyService }: KeyNeeds): string =>
  keyService?.currentKey ?? cipher.currentKey;

/**
 * Rewraps the keys of persons and visits like new ones: with the key management service, or with the first of
 * `FIELD_KEYS`. What they seal stays unchanged. A key that cannot be opened is left alone and logged.
 */
export async function rewrapKeys(deps: Deps): Promise<void> {
  for (let after: string | null = ''; after !== null;) after = await rewrapBatch(deps, after);
}

/** @returns the id of the last key in the batch; null when there are no more */
async function rewrapBatch(deps: Deps, after: string): Promise<string | null> {
  const { db, log } = deps;
  // Not locked meanwhile: skips a key that was destroyed or rewrapped since it was read.
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
      log.error(named, 'sealed value cannot be opened');
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
