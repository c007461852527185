import type { PaymentMethod } from '@larkwell/contracts/payments/payments';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

const columns = sql`
  id as "pId", user_id as "userId", stripe_customer_id as "stripeCustomerId", last4, brand,
  coalesce(country, '') as country, exp_month, exp_year, coalesce(funding, '') as funding`;

/** An organization's cards, the one that is charged first at the top. */
export async function listCompanyCards(db: Queryable, organizationId: string): Promise<PaymentMethod[]> {
  const { rows } = await db.execute<PaymentMethod & Record<string, unknown>>(sql`
    select ${columns} from payment_methods where user_id = ${organizationId} order by created_at desc, id`);
  return rows;
}
