import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';

export type SubscriptionStatus = 'starting' | 'active' | 'paused' | 'overdue' | 'cancelled';

export interface SubscriptionRow extends Record<string, unknown> {
  id: string;
  userId: string;
  orderId: string;
  productId: string;
  productName: string;
  imageName: string;
  category: string;
  collectionMethod: string;
  quantity: number;
  /** Cents for one kit. */
  unitPrice: number;
  months: 3 | 6 | 12;
  status: SubscriptionStatus;
  paymentMethodId: string | null;
  stripeSubscriptionId: string | null;
  /** Seconds since the epoch, as Stripe counts. */
  nextRenewal: number;
  /** YYYY-MM-DD, in UTC. */
  renewsOn: string;
}

const columns = sql`
  s.id, s.user_id as "userId", s.order_id as "orderId", s.product_id as "productId", p.name as "productName",
  p.image_name as "imageName", p.category_slug as category, p.collection_method as "collectionMethod", s.quantity,
  s.unit_price_cents as "unitPrice", s.months, s.status, s.payment_method_id as "paymentMethodId",
  s.stripe_subscription_id as "stripeSubscriptionId", extract(epoch from s.next_renewal_at)::int as "nextRenewal",
  to_char(s.next_renewal_at at time zone 'utc', 'YYYY-MM-DD') as "renewsOn"`;
const source = sql`subscriptions s join products p on p.id = s.product_id`;

export async function findSubscription(db: Queryable, id: string): Promise<SubscriptionRow | null> {
  const { rows } = await db.execute<SubscriptionRow>(
    sql`select ${columns} from ${source} where s.id = ${id}`,
  );
  return rows[0] ?? null;
}

export async function findByStripeId(db: Queryable, stripeId: string): Promise<SubscriptionRow | null> {
  const { rows } = await db.execute<SubscriptionRow>(
    sql`select ${columns} from ${source} where s.stripe_subscription_id = ${stripeId}`,
  );
  return rows[0] ?? null;
}

export async function lockSubscription(db: Queryable, id: string): Promise<SubscriptionRow> {
  const { rows } = await db.execute<SubscriptionRow>(
    sql`select ${columns} from ${source} where s.id = ${id} for update of s`,
  );
  if (!rows[0]) throw new Error(`no subscription ${id}`);
  return rows[0];
}

/** A person's subscriptions, newest first. */
export async function listSubscriptions(db: Queryable, userId: string): Promise<SubscriptionRow[]> {
  const { rows } = await db.execute<SubscriptionRow>(
    sql`select ${columns} from ${source} where s.user_id = ${userId} order by s.created_at desc, s.id`,
  );
  return rows;
}

/** Paid for, but Stripe was not told yet. */
export async function listStarting(db: Queryable, orderId: string): Promise<SubscriptionRow[]> {
  const { rows } = await db.execute<SubscriptionRow>(
    sql`select ${columns} from ${source} where s.order_id = ${orderId} and s.status = 'starting'`,
  );
  return rows;
}

/** What is cancelled stays so. @returns false then */
export async function setStatus(db: Queryable, id: string, status: SubscriptionStatus): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update subscriptions set status = ${status},
      cancelled_at = ${status === 'cancelled' ? sql`coalesce(cancelled_at, app_now())` : sql`cancelled_at`}
    where id = ${id} and status <> 'cancelled'`);
  return rowCount === 1;
}
