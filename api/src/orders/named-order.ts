import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { refuse } from '../refusals';
import { isDisputed } from './returned-money';

interface NamedOrder extends Record<string, unknown> {
  id: string;
  orderNumber: string;
  userId: string;
  email: string;
  status: string;
  isPaid: boolean;
  isDisputed: boolean;
}

/**
 * The order that an operator names by its id or its number, locked until the transaction ends.
 * @throws 404 for an unknown order
 */
export async function lockNamedOrder(db: Queryable, named: string): Promise<NamedOrder> {
  const { rows } = await db.execute<NamedOrder>(sql`
    select id, order_number as "orderNumber", user_id as "userId", email, status, paid_at is not null as "isPaid",
      ${isDisputed(sql`orders.id`)} as "isDisputed"
    from orders where id = ${named} or order_number = upper(${named}) for update`);
  return rows[0] ?? refuse(404, `There is no order ${named}.`);
}
