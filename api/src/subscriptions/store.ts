import type { KitEmblem } from '@larkwell/contracts/products/kit-contents';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { refuse } from '../refusals';

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
  emblem: KitEmblem;
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
  /** Cents for one kit without a subscription, today. */
  basePrice: number;
  /** How the next renewal got its day, if the person moved it. */
  movedBy: 'pause' | 'skip' | null;
  /** The renewal's date before it was moved, in seconds since the epoch. */
  movedFrom: number | null;
  /** A bank holds the payment of its first order or of a renewal until a dispute is decided. */
  isDisputed: boolean;
  /** For an overdue subscription: what keeps the renewal from being paid. */
  repair: RepairRow | null;
}

/** An unpaid renewal, as the person was told. Days are YYYY-MM-DD in UTC. */
export interface RepairRow {
  invoiceId: string;
  reason: 'refused' | 'bank';
  /** Cents. */
  amount: number;
  retryOn: string | null;
  payBy: string;
  /** A card was chosen for it, and Stripe has not reported the outcome yet. */
  isPaying: boolean;
}

const columns = sql`
  s.id, s.user_id as "userId", s.order_id as "orderId", s.product_id as "productId", p.name as "productName",
  p.image_name as "imageName", p.category_slug as category, p.collection_method as "collectionMethod", p.emblem, s.quantity,
  s.unit_price_cents as "unitPrice", s.months, s.status, s.payment_method_id as "paymentMethodId",
  s.stripe_subscription_id as "stripeSubscriptionId", extract(epoch from s.next_renewal_at)::int as "nextRenewal",
  to_char(s.next_renewal_at at time zone 'utc', 'YYYY-MM-DD') as "renewsOn", p.price_cents as "basePrice",
  case when s.moved_to = s.next_renewal_at then s.moved_by end as "movedBy",
  case when s.moved_to = s.next_renewal_at then extract(epoch from s.moved_from)::int end as "movedFrom",
  (exists (select 1 from payments where order_id = s.order_id and status = 'disputed')
    or exists (select 1 from renewals n join payments on subject_kind = 'renewal' and subject_id = n.stripe_invoice_id
      where n.subscription_id = s.id and payments.status = 'disputed')) as "isDisputed",
  case when s.status = 'overdue' then (
    select json_build_object('invoiceId', r.stripe_invoice_id, 'reason', r.reason, 'amount', r.amount_cents,
      'retryOn', to_char(r.retry_at at time zone 'utc', 'YYYY-MM-DD'), 'payBy', to_char(r.pay_by, 'YYYY-MM-DD'),
      'isPaying', exists (select 1 from subscription_changes c
        where c.subscription_id = s.id and c.kind = 'card' and c.told_at is null))
    from renewal_repairs r where r.subscription_id = s.id order by r.created_at desc limit 1) end as repair`;
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

/** Locks a person's own subscription. @throws 404 for anyone else's */
export async function lockOwnSubscription(
  db: Queryable,
  userId: string,
  id: string,
): Promise<SubscriptionRow> {
  const row = await getOwnSubscription(db, userId, id);
  return lockSubscription(db, row.id);
}

/** @throws 404 for anyone else's */
export async function getOwnSubscription(
  db: Queryable,
  userId: string,
  id: string,
): Promise<SubscriptionRow> {
  const row = await findSubscription(db, id);
  if (row?.userId !== userId) refuse(404, 'We can’t find that subscription.');
  return row;
}

/** A person's subscriptions, newest first. */
export async function listSubscriptions(db: Queryable, userId: string): Promise<SubscriptionRow[]> {
  const { rows } = await db.execute<SubscriptionRow>(
    sql`select ${columns} from ${source} where s.user_id = ${userId} order by s.created_at desc, s.id`,
  );
  return rows;
}

/** Paid for, but not reported to Stripe yet. */
export async function listStarting(db: Queryable, orderId: string): Promise<SubscriptionRow[]> {
  const { rows } = await db.execute<SubscriptionRow>(
    sql`select ${columns} from ${source} where s.order_id = ${orderId} and s.status = 'starting'`,
  );
  return rows;
}

/** Sets the status, unless it is canceled, which is final. @returns false then */
export async function setStatus(db: Queryable, id: string, status: SubscriptionStatus): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update subscriptions set status = ${status},
      cancelled_at = ${status === 'cancelled' ? sql`coalesce(cancelled_at, app_now())` : sql`cancelled_at`}
    where id = ${id} and status <> 'cancelled'`);
  return rowCount === 1;
}
