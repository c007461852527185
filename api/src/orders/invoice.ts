import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { refuse } from '../refusals';
import { findOrderDetail } from './order-views';

/** What an invoice says besides the order itself. */
export interface Paid extends Record<string, unknown> {
  paidAt: string;
  /** Null where the receipt does not show them either. */
  brand: string | null;
  last4: string | null;
}

/** A paid order with how it was paid. @throws 404 for someone else's order; 409 while it is not paid */
export async function getInvoice(db: Queryable, userId: string, orderId: string) {
  const order = (await findOrderDetail(db, userId, orderId)) ?? refuse(404, 'We can’t find that order.');
  if (!order.isPaid) refuse(409, 'This order is not paid, so it has no invoice.');
  const { rows } = await db.execute<Paid>(sql`
    select coalesce(o.paid_at, o.created_at) as "paidAt", p.card_brand as brand, p.card_last4 as last4
    from orders o left join payments p on p.order_id = o.id and p.accepted_at is not null and p.kind <> 'company'
    where o.id = ${orderId} limit 1`);
  return { order, paid: rows[0]! };
}
