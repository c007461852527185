import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether the organization's card paid an order and the money was not fully refunded. Everything an employer
 * sees about an order depends on this one condition.
 */
export function isPaidByCompany(orderId: SQL): SQL {
  return sql`exists (
    select 1 from payments where order_id = ${orderId} and kind = 'company'
      and status in ('paid', 'partly_refunded', 'disputed'))`;
}
