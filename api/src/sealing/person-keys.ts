import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Queryable } from '../db';
import { keyIdOf, openValue, sealValue, type PersonKey, type SealedPlace } from './sealed-value';
import { newKeyId, type WrappedKey, wrapPurpose } from '../security';
import { unwrapKey, type KeyNeeds, type StoredKey } from './unwrap-keys';

type Needed = KeyNeeds & Pick<Deps, 'db'>;

/** Replaces a value about a person who was erased before it was written. */
const erased = 'erased';

/** Creates a key that belongs to one visit and no account. Null while nothing is sealed by person yet. */
export async function createVisitKey(deps: Needed): Promise<PersonKey | null> {
  const { id, wrapped } = await newKey(deps);
  const { rows } = await deps.db.execute<StoredKey>(sql`
    insert into person_keys (id, wrapped) select ${id}, ${wrapped} where seals_by_person() returning id, wrapped`);
  return rows[0] ? unwrapKey(deps, rows[0]) : null;
}

/** Like `getPersonKey`. Null while nothing is sealed by person yet. */
export async function findSealingKey(deps: Needed, personId: string): Promise<PersonKey | null> {
  const { rows } = await deps.db.execute<{ begun: boolean }>(sql`select seals_by_person() as begun`);
  return rows[0]!.begun ? getPersonKey(deps, personId) : null;
}

/** An account's key, created when it is first needed. A destroyed one stays destroyed. */
export async function getPersonKey(deps: Needed, personId: string): Promise<PersonKey> {
  const { db } = deps;
  const known = await findStoredKey(db, personId);
  if (known) return unwrapKey(deps, known);
  const { id, wrapped } = await newKey(deps);
  await db.execute(sql`
    insert into person_keys (id, person, wrapped) values (${id}, ${personId}, ${wrapped})
    on conflict (person) do nothing`);
  return unwrapKey(deps, (await findStoredKey(db, personId))!);
}

/**
 * Seals a value about a person under that person's key, bound to its table, column and row. Stores nothing
 * about a person whose key was destroyed.
 */
export async function sealForPerson(
  deps: Needed,
  personId: string,
  place: SealedPlace,
  text: string,
): Promise<string> {
  const key = await getPersonKey(deps, personId);
  return key.isDestroyed ? erased : sealValue(key, place, text);
}

/**
 * Opens a value that was sealed under the key of a person or a visit.
 * @returns null when it is erased
 * @throws when the value was moved or has changed
 */
export async function openForPerson(
  deps: Needed,
  place: SealedPlace,
  sealed: string,
): Promise<string | null> {
  if (sealed === erased) return null;
  const { rows } = await deps.db.execute<StoredKey>(
    sql`select id, wrapped from person_keys where id = ${keyIdOf(sealed)}`,
  );
  return rows[0] ? openValue(await unwrapKey(deps, rows[0]), place, sealed) : null;
}

/** Destroys a person's key, so that nothing it seals opens again. An older backup still has the key. */
export async function destroyPersonKey(db: Queryable, personId: string): Promise<void> {
  await db.execute(sql`
    insert into person_keys (id, person, destroyed_at) values (${newKeyId()}, ${personId}, app_now())
    on conflict (person) do update set wrapped = null, destroyed_at = coalesce(person_keys.destroyed_at, app_now())`);
}

/** Removes an erased person's key from this process's memory; the others drop it within minutes. */
export async function forgetPersonKey(
  { db, keyService }: Pick<Deps, 'db' | 'keyService'>,
  personId: string,
): Promise<void> {
  const key = keyService && (await findStoredKey(db, personId));
  if (key) keyService?.forget(key.id);
}

async function findStoredKey(db: Queryable, personId: string): Promise<StoredKey | null> {
  const { rows } = await db.execute<StoredKey>(
    sql`select id, wrapped from person_keys where person = ${personId}`,
  );
  return rows[0] ?? null;
}

/** A new key, to be stored. */
export async function newKey(needs: KeyNeeds): Promise<WrappedKey> {
  if (needs.keyService?.currentKey) return needs.keyService.make();
  const id = newKeyId();
  return { id, wrapped: await wrapKey(needs, id, createSecretKey(randomBytes(32))) };
}

/**
 * Wraps a key with the key management service if one is set to wrap, otherwise with the first of
 * `FIELD_KEYS`.
 */
export async function wrapKey(
  { cipher, keyService }: KeyNeeds,
  id: string,
  secret: KeyObject,
): Promise<string> {
  if (keyService?.currentKey) return keyService.wrap(id, secret);
  return cipher.seal(secret.export().toString('base64url'), wrapPurpose(id));
}
