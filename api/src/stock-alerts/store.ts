import { STOCK_ALERT_DAYS, STOCK_ALERT_LINK_DAYS } from '@larkwell/contracts/numbers/shop';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { addToList, confirmOnList } from '../mail-lists';
import type { KeyNeeds } from '../sealing';

const ends = sql`app_now() + make_interval(days => ${STOCK_ALERT_DAYS})`;

/** Puts an address on the list of a kit. @param alert.token of the mailed link */
export function saveStockAlert(
  deps: KeyNeeds & Pick<Deps, 'db' | 'lookupHash'>,
  { productId, ...alert }: { productId: string; email: string; token: string; isProved: boolean },
): Promise<void> {
  return addToList(deps, {
    ...alert,
    table: 'stock_alerts',
    columns: sql`product_id`,
    values: sql`${productId}`,
    isSame: sql`product_id = ${productId}`,
    linkEnds: sql`app_now() + make_interval(days => ${STOCK_ALERT_LINK_DAYS})`,
    ends,
  });
}

/** Confirms by the key of the mailed link. @returns the kit's name, or null for a key that opens nothing */
export async function confirmStockAlert(db: Queryable, key: string): Promise<string | null> {
  const id = await confirmOnList(db, { table: 'stock_alerts', key, ends });
  const { rows } = await db.execute<{ name: string }>(sql`
    select p.name from stock_alerts a join products p on p.id = a.product_id where a.id = ${id}`);
  return rows[0]?.name ?? null;
}
