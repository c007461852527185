import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

export type RenewalStatus = 'claimed' | 'short' | 'failed' | 'paid' | 'void';

/** One invoice of a subscription and the state of its kits; its money is a payment. */
export interface RenewalRow {
  invoiceId: string;
  subscriptionId: string;
  /** Cents. */
  amount: number;
  status: RenewalStatus;
  orderId: string | null;
}

const columns = sql`
  stripe_invoice_id as "invoiceId", subscription_id as "subscriptionId", amount_cents as amount, status,
  order_id as "orderId"`;

export async function findRenewal(db: Queryable, invoiceId: string): Promise<RenewalRow | null> {
  const { rows } = await db.execute<RenewalRow & Record<string, unknown>>(
    sql`select ${columns} from renewals where stripe_invoice_id = ${invoiceId}`,
  );
  return rows[0] ?? null;
}

export async function insertRenewal(
  db: Queryable,
  { invoiceId, subscriptionId, amount, status }: Omit<RenewalRow, 'orderId'>,
): Promise<void> {
  await db.execute(sql`
    insert into renewals (stripe_invoice_id, subscription_id, amount_cents, status)
    values (${invoiceId}, ${subscriptionId}, ${amount}, ${status})`);
}

export async function getRenewal(db: Queryable, invoiceId: string): Promise<RenewalRow> {
  const renewal = await findRenewal(db, invoiceId);
  if (!renewal) throw new Error(`no renewal ${invoiceId}`);
  return renewal;
}

export async function updateRenewal(
  db: Queryable,
  invoiceId: string,
  { status, orderId = null }: { status: RenewalStatus; orderId?: string | null },
): Promise<void> {
  await db.execute(sql`
    update renewals set status = ${status}, order_id = coalesce(${orderId}, order_id)
    where stripe_invoice_id = ${invoiceId}`);
}

/** A subscription's renewals that are not settled. */
export async function listUnsettledRenewals(db: Queryable, subscriptionId: string): Promise<RenewalRow[]> {
  const { rows } = await db.execute<RenewalRow & Record<string, unknown>>(sql`
    select ${columns} from renewals
    where subscription_id = ${subscriptionId} and status in ('claimed', 'failed', 'short')
    order by created_at`);
  return rows;
}
