import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';

export type PaymentKind = 'intent' | 'session' | 'company' | 'renewal';
export type PaymentState = 'open' | 'paid' | 'failed' | 'cancelled' | 'refund_due' | 'refunded';

/** One way in which an order may be paid. An order may have several; one of them is ever `paid`. */
export interface PaymentRow extends Record<string, unknown> {
  id: string;
  orderId: string;
  kind: PaymentKind;
  /** Cents. */
  amount: number;
  status: PaymentState;
  paymentIntentId: string | null;
  checkoutSessionId: string | null;
}

/** Whether the money of a payment is written down; one we gave up may still turn out to have succeeded. */
export function hasTakenMoney({ status }: PaymentRow): boolean {
  return status === 'paid' || status === 'refund_due' || status === 'refunded';
}

const columns = sql`
  id, order_id as "orderId", kind, amount_cents as amount, status, payment_intent_id as "paymentIntentId",
  checkout_session_id as "checkoutSessionId"`;

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  const { rows } = await db.execute<PaymentRow>(sql`select ${columns} from payments where id = ${id}`);
  return rows[0] ?? null;
}

export async function lockPayment(db: Queryable, id: string): Promise<PaymentRow> {
  const { rows } = await db.execute<PaymentRow>(
    sql`select ${columns} from payments where id = ${id} for update`,
  );
  if (!rows[0]) throw new Error(`no payment ${id}`);
  return rows[0];
}

/** Finds the payment behind a PaymentIntent or Checkout Session. */
export async function findPaymentByStripeId(db: Queryable, stripeId: string): Promise<PaymentRow | null> {
  const { rows } = await db.execute<PaymentRow>(sql`
    select ${columns} from payments where payment_intent_id = ${stripeId}
    union select ${columns} from payments where checkout_session_id = ${stripeId}`);
  return rows[0] ?? null;
}

/** What Stripe may still take money for. */
export async function listOpenPayments(db: Queryable, orderId: string): Promise<PaymentRow[]> {
  const { rows } = await db.execute<PaymentRow>(
    sql`select ${columns} from payments where order_id = ${orderId} and status = 'open' order by created_at`,
  );
  return rows;
}

/** The payment of this kind that is open, made when there is none. Two calls at once get the same one. */
export async function openPayment(
  db: Queryable,
  { orderId, kind, amount }: { orderId: string; kind: PaymentKind; amount: number },
): Promise<PaymentRow> {
  const { rows } = await db.execute<PaymentRow>(sql`
    insert into payments (order_id, kind, amount_cents) values (${orderId}, ${kind}, ${amount})
    on conflict (order_id, kind) where status = 'open' do update set checked_at = app_now()
    returning ${columns}`);
  return rows[0]!;
}

/** Notes what Stripe calls it. */
export async function keepStripeIds(
  db: Queryable,
  paymentId: string,
  {
    paymentIntentId = null,
    checkoutSessionId = null,
  }: { paymentIntentId?: string | null; checkoutSessionId?: string | null },
): Promise<void> {
  await db.execute(sql`
    update payments set payment_intent_id = coalesce(payment_intent_id, ${paymentIntentId}),
      checkout_session_id = coalesce(checkout_session_id, ${checkoutSessionId})
    where id = ${paymentId}`);
}

/** Ends a payment; one that has ended already keeps its end. */
export async function endPayment(
  db: Queryable,
  paymentId: string,
  status: Exclude<PaymentState, 'open'>,
): Promise<void> {
  const from = status === 'refunded' ? 'refund_due' : 'open';
  await db.execute(sql`
    update payments set status = ${status}, settled_at = app_now() where id = ${paymentId} and status = ${from}`);
}

/** Payments that Stripe was not asked about for `seconds`, the longest first; marks them as asked now. */
export async function takeUnsettledPayments(
  db: Queryable,
  seconds: number,
  limit: number,
): Promise<PaymentRow[]> {
  const { rows } = await db.execute<PaymentRow>(sql`
    update payments set checked_at = app_now() where id in (
      select id from payments
      where status in ('open', 'refund_due') and checked_at <= app_now() - make_interval(secs => ${seconds})
      order by checked_at limit ${limit} for update skip locked)
    returning ${columns}`);
  return rows;
}

/** The card that paid, as the receipt shows it. */
export interface PaidCard {
  paymentMethodId: string | null;
  brand: string | null;
  last4: string | null;
  receiptUrl: string | null;
}

/** Stripe has taken the money: it is kept, or due to go back. */
export async function recordPaid(
  db: Queryable,
  paymentId: string,
  status: 'paid' | 'refund_due',
  card: PaidCard,
): Promise<void> {
  await db.execute(sql`
    update payments set status = ${status}, settled_at = app_now(), payment_method_id = ${card.paymentMethodId},
      card_brand = ${card.brand}, card_last4 = ${card.last4}, receipt_url = ${card.receiptUrl}
    where id = ${paymentId}`);
}

export async function listRefundsDue(db: Queryable, orderId: string): Promise<PaymentRow[]> {
  const { rows } = await db.execute<PaymentRow>(
    sql`select ${columns} from payments where order_id = ${orderId} and status = 'refund_due'`,
  );
  return rows;
}
