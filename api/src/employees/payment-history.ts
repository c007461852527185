import type { EmployeePayment, PaymentDetail } from '@larkwell/contracts/employees/employees';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { containing } from '../db/text-search';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { idOf } from '../services/stripe';
import { productNames } from './order-history';
import type { ListRequest } from './store';

interface PaymentRow extends EmployeePayment, Record<string, unknown> {
  paymentIntentId: string | null;
}

const columns = sql`
  p.id, ${productNames} as "productName", o.id as "orderId", u.full_name as "fullName", u.email,
  p.amount_cents as amount, case p.status when 'paid' then 'succeeded' else p.status end as status,
  extract(epoch from coalesce(p.settled_at, p.created_at))::int as created, p.payment_intent_id as "paymentIntentId"`;

/** Payments by a company card that took money; own-card payments are nobody's business but the employee's. */
const byCompanyCard = sql`
  payments p join orders o on o.id = p.order_id join users u on u.id = o.user_id
  where p.kind = 'company' and p.status in ('paid', 'refund_due', 'refunded')`;

/** An organisation's payments by its card, newest first; `totalAmount` is the sum of those that were not given back. */
export async function listCompanyPayments(
  db: Queryable,
  { organisationId, search, start, limit }: ListRequest,
): Promise<{ data: EmployeePayment[]; total: number; totalAmount: number }> {
  const pattern = containing(search ?? '');
  const matching = sql`
    from ${byCompanyCard} and (u.organisation_id = ${organisationId} or u.id = ${organisationId})
      and (u.full_name ilike ${pattern} or u.email ilike ${pattern} or o.order_number ilike ${pattern}
        or exists (select 1 from order_items i where i.order_id = o.id and i.name ilike ${pattern}))`;
  const [{ rows }, summed] = await Promise.all([
    db.execute<PaymentRow>(sql`
      select ${columns} ${matching} order by coalesce(p.settled_at, p.created_at) desc, p.id
      offset ${start} limit ${limit}`),
    db.execute<{ total: number; totalAmount: number }>(sql`
      select count(*)::int as total,
        coalesce(sum(p.amount_cents) filter (where p.status = 'paid'), 0)::int as "totalAmount" ${matching}`),
  ]);
  return { data: rows.map(({ paymentIntentId: _, ...row }) => row), ...summed.rows[0]! };
}

/**
 * One payment with its card, as Stripe tells it.
 * @throws 404 when it is not by this organisation's card
 */
export async function getPaymentDetail(
  { db, stripe }: Deps,
  organisationId: string,
  id: string,
): Promise<PaymentDetail> {
  const { rows } = await db.execute<PaymentRow>(sql`
    select ${columns} from ${byCompanyCard} and (u.organisation_id = ${organisationId} or u.id = ${organisationId})
      and p.id = ${id}`);
  const [row] = rows;
  if (!row?.paymentIntentId) refuse(404, 'There is no such payment.');
  const intent = await stripe.paymentIntents.retrieve(row.paymentIntentId, { expand: ['latest_charge'] });
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  if (!charge || !card) throw new Error(`the payment ${id} has no charge at Stripe`);
  const { orderId, productName, fullName, email } = row;
  return {
    id,
    balance_transaction: idOf(charge.balance_transaction),
    metadata: { orderId, productName, fullName, email },
    amount: charge.amount,
    amount_captured: charge.amount_captured,
    created: charge.created,
    status: row.status,
    payment_method_details: {
      card: {
        brand: card.brand ?? 'unknown',
        last4: card.last4 ?? '',
        exp_month: card.exp_month,
        exp_year: card.exp_year,
      },
    },
  };
}
