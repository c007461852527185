import type { EmployeePayment, PaymentDetail } from '@larkwell/contracts/employees/employees';
import { sql, type SQL } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type Queryable, listPage } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { idOf } from '../services';
import { andOrderFound, productNames, shownEmail } from './order-history';
import type { ListRequest } from './store';

/**
 * Payments by a company card that paid for an order. A late one was refunded, and the order was paid with
 * another card, which concerns only the employee.
 */
const byCompanyCard = (organizationId: string, payments: SQL) => sql`
  select p.id, p.amount_cents, p.refunded_cents, p.status, coalesce(p.settled_at, p.created_at) as paid_at, p.payment_intent_id, o.id as order_id, o.order_number,
    u.full_name, ${shownEmail} as email
  from users u join orders o on o.user_id = u.id ${payments}
  where p.kind = 'company' and p.accepted_at is not null
    and (u.organisation_id = ${organizationId} or u.id = ${organizationId})`;

const theirPayment = sql`join payments p on p.order_id = o.id`;
/**
 * `offset 0` makes PostgreSQL look up each order's payments instead of reading the payments of all
 * organizations.
 */
const theirPayments = sql`cross join lateral (select * from payments where order_id = o.id offset 0) p`;

/** Payments whose money is still ours, at least in part. */
const isKept = sql`status in ('paid', 'partly_refunded')`;

/** Cents returned; the full amount while the payment is disputed. */
const returned = sql`case when ${isKept} then refunded_cents else amount_cents end`;

/** Stripe's own word for the status. */
const statusInWords = sql`case when ${isKept} then 'succeeded' else status end`;

/**
 * An organization's payments by its card, newest first; `totalAmount` is their sum without what was returned.
 */
export function listCompanyPayments(
  db: Queryable,
  { organizationId, search, start, limit }: ListRequest,
): Promise<{ data: EmployeePayment[]; total: number; totalAmount: number }> {
  return listPage<EmployeePayment, { total: number; totalAmount: number }>(db, {
    matching: sql`${byCompanyCard(organizationId, theirPayments)} ${andOrderFound(search)}`,
    columns: sql`
      id, ${productNames(sql`page.order_id`)} as "productName", order_id as "orderId",
      order_number as "orderNumber", full_name as "fullName", email,
      amount_cents as amount, ${returned} as returned, ${statusInWords} as status,
      extract(epoch from paid_at)::int as created`,
    orderBy: sql`paid_at desc, id`,
    start,
    limit,
    totals: sql`
      count(*)::int as total,
      coalesce(sum(amount_cents - ${returned}), 0)::int as "totalAmount"`,
  });
}

interface PaymentRow extends Record<string, unknown> {
  orderId: string;
  orderNumber: string;
  productName: string;
  created: number;
  fullName: string;
  email: string;
  status: string;
  /** Cents. */
  amount: number;
  /** Cents. */
  returned: number;
  paymentIntentId: string | null;
}

/**
 * One payment, with its card and its transaction if Stripe returns them.
 * @throws 404 when it is not by this organization's card
 */
export async function getPaymentDetail(
  deps: Deps,
  organizationId: string,
  id: string,
): Promise<PaymentDetail> {
  const { rows } = await deps.db.execute<PaymentRow>(sql`
    select order_id as "orderId", order_number as "orderNumber", extract(epoch from paid_at)::int as created, ${productNames(sql`one.order_id`)} as "productName", full_name as "fullName", email,
      ${statusInWords} as status, amount_cents as amount, ${returned} as returned,
      payment_intent_id as "paymentIntentId"
    from (${byCompanyCard(organizationId, theirPayment)} and p.id = ${id}) one`);
  const [row] = rows;
  if (!row?.paymentIntentId) refuse(404, 'We can’t find that payment.');
  const { orderId, orderNumber, productName, fullName, email, created, amount, status } = row;
  return {
    id,
    metadata: { orderId, orderNumber, productName, fullName, email },
    amount,
    amount_captured: amount,
    returned: row.returned,
    created,
    status,
    ...(await findCharge(deps, row.paymentIntentId)),
  };
}

/** What only Stripe knows about a payment. */
type ChargeFacts = Pick<PaymentDetail, 'balance_transaction' | 'payment_method_details'>;

async function findCharge({ stripe, log }: Deps, intentId: string): Promise<ChargeFacts> {
  try {
    const options = { timeout: 2000, maxNetworkRetries: 0 };
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }, options);
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    const card = charge?.payment_method_details?.card;
    return {
      balance_transaction: idOf(charge?.balance_transaction),
      payment_method_details: card ? { card: shownCard(card) } : null,
    };
  } catch (error) {
    log.warn({ err: error }, 'card of a payment not shown');
    return { balance_transaction: null, payment_method_details: null };
  }
}

const shownCard = ({ brand, last4, exp_month, exp_year }: Stripe.Charge.PaymentMethodDetails.Card) => ({
  brand: brand ?? 'unknown',
  last4: last4 ?? '',
  exp_month,
  exp_year,
});
