import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { OrderItemRow, OrderRow } from '../orders';

/**
 * Inserts a subscription for each repeating line; its first kit is the one just paid. Stripe is told
 * afterwards.
 */
export async function insertSubscriptions(
  db: Queryable,
  order: OrderRow,
  items: OrderItemRow[],
  paymentMethodId: string | null,
): Promise<void> {
  for (const item of items) {
    if (item.months === null) continue;
    await db.execute(sql`
      insert into subscriptions (user_id, order_id, order_item_id, product_id, quantity, unit_price_cents, months,
        status, payment_method_id, next_renewal_at)
      values (${order.userId}, ${order.id}, ${item.id}, ${item.productId}, ${item.quantity}, ${item.unitPrice},
        ${item.months}, 'starting', ${paymentMethodId}, app_now() + make_interval(months => ${item.months}))`);
  }
}
