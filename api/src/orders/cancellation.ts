import { formatUsd } from '@larkwell/contracts/fields/money';
import { CANCELLED, REFUNDED } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { refuse } from '../refusals';
import type { ShownTerms } from '../terms';
import { findOrderDetail, type DetailRow } from './order-views';

/** What canceling a paid order that has not shipped would do. */
export interface Cancellation {
  order: DetailRow;
  paymentId: string;
  /** Cents that go back to the card: what was paid, less what was refunded before. */
  amount: number;
  isCompanyCard: boolean;
  /** The subscriptions that the order started, which end with it. */
  ends: { id: string; name: string }[];
}

/**
 * @throws 404 for someone else's order, as if it did not exist; 409 with a sentence when it cannot be
 * canceled
 */
export async function getCancellation(db: Queryable, userId: string, orderId: string): Promise<Cancellation> {
  const order = (await findOrderDetail(db, userId, orderId)) ?? refuse(404, 'We can’t find that order.');
  const reason = whyNot(order);
  if (reason) refuse(409, reason);
  const payment = await findKeptPayment(db, orderId);
  if (!payment) refuse(409, 'This order’s payment is not settled yet. Try again in a minute.');
  const { rows: ends } = await db.execute<{ id: string; name: string }>(sql`
    select s.id, p.name from subscriptions s join products p on p.id = s.product_id
    where s.order_id = ${orderId} and s.status <> 'cancelled' order by s.id`);
  const { paymentId, amount, kind } = payment;
  return { order, paymentId, amount, isCompanyCard: kind === 'company', ends };
}

/** Why an order can no longer be canceled, or not yet; null when it can. */
function whyNot({ isPaid, status, shippedAt, isDisputed }: DetailRow): string | null {
  if (status === CANCELLED) return 'This order is already canceled.';
  if (status === REFUNDED) return 'This order was already refunded.';
  if (shippedAt !== null) return 'This order has already shipped, so it can no longer be canceled.';
  if (!isPaid) return 'This order is not paid. It ends by itself, and nothing is charged.';
  return isDisputed ? 'The bank is reviewing the payment, so this order cannot be canceled now.' : null;
}

/** The payment that an order, or the renewal that made it, was paid with. */
async function findKeptPayment(db: Queryable, orderId: string) {
  const { rows } = await db.execute<{ paymentId: string; amount: number; kind: string }>(sql`
    select id as "paymentId", amount_cents - refunded_cents as amount, kind from payments
    where order_id = ${orderId} and accepted_at is not null and status in ('paid', 'partly_refunded')
    union all
    select p.id, p.amount_cents - p.refunded_cents, p.kind
    from renewals r join payments p on p.subject_kind = 'renewal' and p.subject_id = r.stripe_invoice_id
    where r.order_id = ${orderId} and p.accepted_at is not null and p.status in ('paid', 'partly_refunded')`);
  return rows[0] ?? null;
}

/** What the page shows before an order is canceled. */
export function cancellationTerms({ order, amount, ends }: Cancellation): ShownTerms {
  return {
    subject: `cancel order ${order.id}`,
    total: 0,
    facts: [
      ['Order', order.orderNumber],
      ['Goes back to the card', formatUsd(amount)],
      ...order.items.map(({ name, orderedQuantity }): [string, string] => [
        'Kit',
        `${orderedQuantity} × ${name}`,
      ]),
      ...ends.map(({ name }): [string, string] => ['Subscription that ends', name]),
    ],
  };
}
