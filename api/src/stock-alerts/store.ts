import { STOCK_ALERT_DAYS, STOCK_ALERT_LINK_DAYS } from '@larkwell/contracts/numbers/shop';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { takeTurn, type Queryable } from '../db';
import type { Deps } from '../deps';
import { hashToken, type LookupHash } from '../security';
import {
  newKey,
  openValue,
  sealValue,
  unwrapKey,
  type KeyNeeds,
  type PersonKey,
  type SealedPlace,
} from '../sealing';

type Needed = KeyNeeds & Pick<Deps, 'db' | 'lookupHash'>;

const placeOf = (id: string): SealedPlace => ({ table: 'stock_alerts', column: 'email_sealed', row: id });

/**
 * Puts an address on the list of a kit, in place of its earlier request for the same kit: one that was
 * confirmed stays so, as long as it was to last. Does the same work for every address.
 * @param token of the mailed link, which replaces the earlier one
 */
export async function saveStockAlert(
  deps: Needed,
  alert: { productId: string; email: string; token: string; isProved: boolean },
): Promise<void> {
  const { db, lookupHash } = deps;
  const id = randomUUID();
  const key = await newKey(deps);
  const sealed = sealValue(await unwrapKey(deps, key), placeOf(id), alert.email);
  const hashes = lookupHash.all('email', alert.email);
  await takeTurn(db, `stock alert ${hashes.at(-1)!}`);
  await db.execute(sql`
    with gone as (
      delete from stock_alerts
      where product_id = ${alert.productId} and email_hash = any (${sql.param(hashes)}::text[])
      returning confirmed_at, expires_at),
    confirmed as (select max(confirmed_at) as at, max(expires_at) as ends from gone where confirmed_at is not null),
    made as (insert into person_keys (id, wrapped) values (${key.id}, ${key.wrapped}) returning id)
    insert into stock_alerts (id, product_id, key_id, email_sealed, email_hash, lookup_key, link_hash, confirmed_at,
      expires_at)
    select ${id}, ${alert.productId}, made.id, ${sealed}, ${lookupHash('email', alert.email)}, ${lookupHash.keyId}, ${hashToken(alert.token)},
      coalesce(confirmed.at, case when ${alert.isProved}::boolean then app_now() end),
      case when ${alert.isProved}::boolean then app_now() + make_interval(days => ${STOCK_ALERT_DAYS})
        else coalesce(confirmed.ends, app_now() + make_interval(days => ${STOCK_ALERT_LINK_DAYS})) end
    from made, confirmed`);
}

/** Confirms by the key of the mailed link. @returns the kit's name, or null for a key that opens nothing */
export async function confirmStockAlert(db: Queryable, key: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update stock_alerts a set confirmed_at = coalesce(a.confirmed_at, app_now()),
      expires_at = case when a.confirmed_at is null then app_now() + make_interval(days => ${STOCK_ALERT_DAYS})
        else a.expires_at end
    from products p where p.id = a.product_id and a.link_hash = ${hashToken(key)} and a.expires_at > app_now()
    returning p.name`);
  return rows[0]?.name ?? null;
}

/** Takes the address of a mailed link off its list. */
export async function stopStockAlert(db: Queryable, key: string): Promise<void> {
  await db.execute(sql`delete from stock_alerts where link_hash = ${hashToken(key)}`);
}

/** Takes these addresses off every list, with each one's key. */
export async function removeStockAlertsOf(
  db: Queryable,
  lookupHash: LookupHash,
  addresses: readonly string[],
): Promise<void> {
  const hashes = addresses.flatMap((address) => lookupHash.all('email', address));
  await db.execute(sql`delete from stock_alerts where email_hash = any (${sql.param(hashes)}::text[])`);
}

/** @throws DoesNotOpen when the address was damaged, or its key is missing */
export function openStockAlert({ id, sealed, key }: { id: string; sealed: string; key: PersonKey }): string {
  return openValue(key, placeOf(id), sealed)!;
}
