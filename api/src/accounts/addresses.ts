import { randomUUID } from 'node:crypto';
import { addressSchema, type Address } from '@larkwell/contracts/cart/shipping';
import { addressMessages } from '@larkwell/contracts/accounts/addresses';
import type { SavedAddress } from '@larkwell/contracts/accounts/addresses.contract';
import { MOST_ADDRESSES } from '@larkwell/contracts/numbers/accounts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { getUser } from '../people';
import { checkAddress, type CheckedAddress } from '../places';
import { refuse } from '../refusals';
import {
  findSealingKey,
  openColumn,
  sealColumn,
  unwrapKeys,
  type KeyNeeds,
  type PersonKey,
  type StoredKey,
} from '../sealing';

type Needed = KeyNeeds & Pick<Deps, 'db'>;

const column = { column: 'address_sealed', purpose: 'saved address' };
const at = (row: string, key: PersonKey | null) => ({ table: 'addresses', row, key });
const notThere = 'We can’t find that address.';

/** A person's further addresses, the oldest first. Erased ones are left out. */
export async function listAddresses(deps: Needed, userId: string): Promise<SavedAddress[]> {
  const { rows } = await deps.db.execute<{ id: string; sealed: string; key: StoredKey | null }>(sql`
    select a.id, a.address_sealed as sealed,
      (select json_build_object('id', pk.id, 'wrapped', pk.wrapped)
        from person_keys pk where pk.person = a.user_id) as "key"
    from addresses a where a.user_id = ${userId} order by a.created_at, a.id`);
  return (await unwrapKeys(deps, rows)).flatMap(({ id, sealed, key }) => {
    const text = openColumn(deps.cipher, at(id, key), column, sealed);
    return text === null ? [] : { ...addressSchema.parse(JSON.parse(text)), id };
  });
}

/** @throws 422 address-not-valid; 409 when the person has too many */
export async function addAddress(deps: Deps, userId: string, address: Address): Promise<SavedAddress> {
  const good = requireDeliverable(address);
  return deps.inTransaction(async ({ db }) => {
    await lockPerson(db, userId);
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from addresses where user_id = ${userId}`,
    );
    if (rows[0]!.count >= MOST_ADDRESSES) refuse(409, addressMessages.tooMany);
    return insertAddress({ ...deps, db }, userId, good);
  });
}

/** @throws 422 address-not-valid; 404 for anyone else's */
export async function changeAddress(
  deps: Needed,
  { userId, addressId, address }: { userId: string; addressId: string; address: Address },
): Promise<void> {
  const sealed = await seal(deps, userId, addressId, requireDeliverable(address));
  const { rowCount } = await deps.db.execute(sql`
    update addresses set address_sealed = ${sealed} where id = ${addressId} and user_id = ${userId}`);
  if (rowCount !== 1) refuse(404, notThere);
}

/** @throws 404 for anyone else's */
export async function removeAddress(db: Queryable, userId: string, addressId: string): Promise<void> {
  const { rowCount } = await db.execute(
    sql`delete from addresses where id = ${addressId} and user_id = ${userId}`,
  );
  if (rowCount !== 1) refuse(404, notThere);
}

/** Swaps an address with the one of the profile. @throws 404 for anyone else's */
export async function makeDefault(deps: Deps, userId: string, addressId: string): Promise<void> {
  await deps.inTransaction(async ({ db }) => {
    await lockPerson(db, userId);
    const chosen = (await listAddresses({ ...deps, db }, userId)).find(({ id }) => id === addressId);
    if (!chosen) refuse(404, notThere);
    const { address, city, cityId, state, stateId, country, countryId, zipCode } = await getUser(db, userId);
    await removeAddress(db, userId, addressId);
    const before = addressSchema.safeParse({
      ...{ address, city, city_id: cityId ?? undefined, state, state_id: stateId ?? undefined },
      ...{ country, country_id: countryId ?? undefined, zipCode },
    });
    if (before.success) await insertAddress({ ...deps, db }, userId, before.data);
    await db.execute(sql`
      update users set address = ${chosen.address}, city = ${chosen.city}, city_id = ${chosen.city_id ?? null},
        state = ${chosen.state}, state_id = ${chosen.state_id ?? null}, country = ${chosen.country},
        country_id = ${chosen.country_id ?? null}, zip_code = ${chosen.zipCode}
      where id = ${userId}`);
  });
}

/** So that two presses do not both find room for one more, or swap the same address twice. */
async function lockPerson(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`select 1 from users where id = ${userId} for update`);
}

async function insertAddress(deps: Needed, userId: string, address: Address): Promise<SavedAddress> {
  const id = randomUUID();
  const sealed = await seal(deps, userId, id, address);
  await deps.db.execute(sql`
    insert into addresses (id, user_id, address_sealed) values (${id}, ${userId}, ${sealed})`);
  return { ...address, id };
}

async function seal(deps: Needed, userId: string, id: string, address: Address): Promise<string> {
  const key = await findSealingKey(deps, userId);
  return sealColumn(deps.cipher, at(id, key), column, JSON.stringify(address));
}

function requireDeliverable(address: Address): CheckedAddress {
  const check = checkAddress(address);
  if (!check.isGood)
    refuse(422, check.errorMessage, { code: 'address-not-valid', errorData: check.errorData });
  return check.address;
}
