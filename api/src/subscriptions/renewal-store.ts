import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';

export type RenewalStatus = 'claimed' | 'short' | 'failed' | 'paid' | 'refund_due' | 'refunded' | 'void';

/** One invoice of a subscription and what became of it. */
export interface RenewalRow extends Record<string, unknown> {
  invoiceId: string;
  subscriptionId: string;
  /** Cents. */
  amount: number;
  status: RenewalStatus;
  orderId: string | null;
  paymentIntentId: string | null;
}

const columns = sql`
  stripe_invoice_id as "invoiceId", subscription_id as "subscriptionId", amount_cents as amount, status,
  order_id as "orderId", payment_intent_id as "paymentIntentId"`;

export async function findRenewal(db: Queryable, invoiceId: string): Promise<RenewalRow | null> {
  const { rows } = await db.execute<RenewalRow>(
    sql`select ${columns} from renewals where stripe_invoice_id = ${invoiceId}`,
  );
  return rows[0] ?? null;
}

export async function insertRenewal(
  db: Queryable,
  { invoiceId, subscriptionId, amount, status }: Omit<RenewalRow, 'orderId' | 'paymentIntentId'>,
): Promise<void> {
  await db.execute(sql`
    insert into renewals (stripe_invoice_id, subscription_id, amount_cents, status)
    values (${invoiceId as string}, ${subscriptionId as string}, ${amount as number}, ${status as string})`);
}

export async function updateRenewal(
  db: Queryable,
  invoiceId: string,
  {
    status,
    orderId = null,
    paymentIntentId = null,
  }: { status: RenewalStatus; orderId?: string | null; paymentIntentId?: string | null },
): Promise<void> {
  await db.execute(sql`
    update renewals set status = ${status}, order_id = coalesce(${orderId}, order_id),
      payment_intent_id = coalesce(${paymentIntentId}, payment_intent_id)
    where stripe_invoice_id = ${invoiceId}`);
}

/** Renewals that still wait for something, of one subscription. */
export async function listUnsettledRenewals(db: Queryable, subscriptionId: string): Promise<RenewalRow[]> {
  const { rows } = await db.execute<RenewalRow>(sql`
    select ${columns} from renewals
    where subscription_id = ${subscriptionId} and status in ('claimed', 'failed', 'short', 'refund_due')
    order by created_at`);
  return rows;
}
