import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { takeTurn, type Queryable } from '../db';
import type { Deps } from '../deps';
import { hashToken, type LookupHash } from '../security';
import { newKey, openValue, sealValue, unwrapKey, type KeyNeeds, type PersonKey } from '../sealing';

/** The tables of addresses that wait for one mail each. */
export type ListTable = 'stock_alerts' | 'waiting_list';

type Needed = KeyNeeds & Pick<Deps, 'db' | 'lookupHash'>;

const placeOf = (table: ListTable, row: string) => ({ table, column: 'email_sealed', row });

interface NewAddress {
  table: ListTable;
  email: string;
  /** Of the mailed link, which replaces an earlier one. */
  token: string;
  /** Its owner asks, so that nothing has to be confirmed. */
  isProved: boolean;
  /** What the mail is to be about: the columns of the table, their values, and the condition for the same in a row. */
  columns: SQL;
  values: SQL;
  isSame: SQL;
  /** When an address is forgotten that nobody confirms, and when one that is confirmed. */
  linkEnds: SQL;
  ends: SQL;
}

/**
 * Puts an address on a list, in place of its earlier request for the same: one that was confirmed stays so, as long as
 * it was to last. Does the same work for every address.
 */
export async function addToList(deps: Needed, added: NewAddress): Promise<void> {
  const { db, lookupHash } = deps;
  const id = randomUUID();
  const key = await newKey(deps);
  const sealed = sealValue(await unwrapKey(deps, key), placeOf(added.table, id), added.email);
  const hashes = lookupHash.all('email', added.email);
  const table = sql.raw(added.table);
  await takeTurn(db, `${added.table} ${hashes.at(-1)!}`);
  await db.execute(sql`
    with gone as (
      delete from ${table}
      where ${added.isSame} and email_hash = any (${sql.param(hashes)}::text[])
      returning confirmed_at, expires_at),
    confirmed as (select max(confirmed_at) as at, max(expires_at) as ends from gone where confirmed_at is not null),
    made as (insert into person_keys (id, wrapped) values (${key.id}, ${key.wrapped}) returning id)
    insert into ${table} (${added.columns}, id, key_id, email_sealed, email_hash, lookup_key, link_hash, confirmed_at,
      expires_at)
    select ${added.values}, ${id}, made.id, ${sealed}, ${lookupHash('email', added.email)}, ${lookupHash.keyId}, ${hashToken(added.token)},
      coalesce(confirmed.at, case when ${added.isProved}::boolean then app_now() end),
      case when ${added.isProved}::boolean then ${added.ends} else coalesce(confirmed.ends, ${added.linkEnds}) end
    from made, confirmed`);
}

/**
 * Confirms by the key of the mailed link. The address then waits until `ends`, of the row `a`.
 * @returns the row's id, or null for a key that opens nothing
 */
export async function confirmOnList(
  db: Queryable,
  { table, key, ends }: { table: ListTable; key: string; ends: SQL },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${sql.raw(table)} a set confirmed_at = coalesce(a.confirmed_at, app_now()),
      expires_at = case when a.confirmed_at is null then ${ends} else a.expires_at end
    where a.link_hash = ${hashToken(key)} and a.expires_at > app_now()
    returning a.id`);
  return rows[0]?.id ?? null;
}

/** Takes the address of a mailed link off its list. */
export async function stopOnList(db: Queryable, table: ListTable, key: string): Promise<void> {
  await db.execute(sql`delete from ${sql.raw(table)} where link_hash = ${hashToken(key)}`);
}

/** Takes these addresses off a list, with each one's key. */
export async function removeFromList(
  db: Queryable,
  table: ListTable,
  hashOf: { lookupHash: LookupHash; addresses: readonly string[] },
): Promise<void> {
  const hashes = hashOf.addresses.flatMap((address) => hashOf.lookupHash.all('email', address));
  await db.execute(sql`
    delete from ${sql.raw(table)} where email_hash = any (${sql.param(hashes)}::text[])`);
}

/** @throws DoesNotOpen when the address was damaged, or its key is missing */
export function openListed(
  table: ListTable,
  { id, sealed, key }: { id: string; sealed: string; key: PersonKey },
): string {
  return openValue(key, placeOf(table, id), sealed)!;
}
