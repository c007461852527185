import type { Renewal } from '@larkwell/contracts/subscriptions/renewal-terms';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';

/**
 * The renewals after a paid order: of the subscriptions it started, or of the one it renews. Where the next
 * renewal's date is not updated yet, it is the paid renewal's date plus the interval, as Stripe counts.
 */
export async function listRenewalsOfOrder(db: Queryable, orderId: string): Promise<Renewal[]> {
  const { rows } = await db.execute<Renewal & Record<string, unknown>>(sql`
    select p.name, s.quantity, s.quantity * s.unit_price_cents as amount, s.months,
      to_char((s.next_renewal_at + case when s.next_renewal_at > app_now() then interval '0'
        else make_interval(months => s.months) end) at time zone 'utc', 'YYYY-MM-DD') as "nextOn"
    from subscriptions s join products p on p.id = s.product_id
    where ${followsOrder(orderId)}
    order by s.created_at, s.id`);
  return rows;
}

/** Whether a subscription that an order started, or that it renews, is still charged. */
export async function isRenewing(db: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from subscriptions s where (${followsOrder(orderId)}) and s.status <> 'cancelled' limit 1`);
  return rows.length > 0;
}

const followsOrder = (orderId: string): SQL => sql`
  s.order_id = ${orderId} or s.id = (select subscription_id from orders where id = ${orderId})`;
