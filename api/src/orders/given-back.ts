import { sql, type SQL } from 'drizzle-orm';

/**
 * As JSON, the oldest first: an order's payments that were never accepted, and are being or have been
 * refunded.
 */
export const givenBack = (orderId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object(
      'amount', p.amount_cents,
      'at', case when p.status <> 'refund_due'
        then to_char(p.state_since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end)
    order by p.created_at), '[]')
  from payments p
  where p.order_id = ${orderId} and p.accepted_at is null and p.status in ('refund_due', 'refunded', 'paid_back'))`;
