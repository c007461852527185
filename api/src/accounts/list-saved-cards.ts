import type { PaymentMethod } from '@larkwell/contracts/payments/payments';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

const columns = sql`
  id as "pId", user_id as "userId", stripe_customer_id as "stripeCustomerId", last4, brand,
  coalesce(country, '') as country, exp_month, exp_year, coalesce(funding, '') as funding,
  (select s.id from subscriptions s where s.payment_method_id = m.id and s.status <> 'cancelled'
    order by s.created_at, s.id limit 1) as "renewsSubscription"`;

/** A person's or an organization's saved cards, the newest at the top, which an organization's orders charge. */
export async function listSavedCards(db: Queryable, userId: string): Promise<PaymentMethod[]> {
  const { rows } = await db.execute<PaymentMethod & Record<string, unknown>>(sql`
    select ${columns} from payment_methods m where user_id = ${userId} order by created_at desc, id`);
  return rows;
}
