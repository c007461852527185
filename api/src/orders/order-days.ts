import { SHOP_ZONE } from '@larkwell/contracts/time';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { StripDays } from '../mails';

const dayOf = (instant: SQL) => sql`to_char(${instant} at time zone ${SHOP_ZONE}, 'YYYY-MM-DD')`;

/** The days on which an order reached its stages, `YYYY-MM-DD` in Eastern Time, for the strip of its mails. */
export async function readOrderDays(db: Queryable, id: string): Promise<StripDays> {
  const { rows } = await db.execute<StripDays & Record<string, unknown>>(sql`
    select ${dayOf(sql`created_at`)} as received, ${dayOf(sql`packed_at`)} as packed,
      ${dayOf(sql`shipped_at`)} as shipped, ${dayOf(sql`delivered_at`)} as delivered
    from orders where id = ${id}`);
  return rows[0]!;
}
