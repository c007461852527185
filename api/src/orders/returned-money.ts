import { CANCELLED, DELIVERED, PROCESSING, REFUNDED, SHIPPED } from '@larkwell/contracts/orders/orders';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db';
import type { Deps, ReturnedMoney } from '../deps';
import type { PaymentRow } from '../payment-model';
import { mailCompanyDispute } from './company-dispute-mail';
import { mailCompanyRefund } from './company-refund-mail';
import { mailOrderDispute } from './order-dispute-mail';
import { mailOrderRefund } from './order-refunded-mail';

type MovedPayment = Pick<PaymentRow, 'amount' | 'kind' | 'refunded' | 'status'>;

/**
 * Updates an order whose money was returned. An order refunded in full, or lost in a dispute, no longer
 * ships. Its kits are not restocked: they may be packed or on their way, so the operator counts them. The
 * person, and the organization whose card paid, get one mail for each refund and each step of a dispute.
 * @param payment as it was before
 */
export async function followReturnedMoney(
  deps: Deps,
  tx: Transaction,
  orderId: string,
  { payment, money }: { payment: MovedPayment; money: ReturnedMoney },
): Promise<void> {
  if (money.how === 'not-taken') return;
  // Our own refund of an order that its person canceled: the cancellation has said everything.
  if (payment.status === 'refund_due') return;
  await followRefund(tx.db, orderId, money.cents);
  const isCompanyCard = payment.kind === 'company';
  const refund = { refunded: money.cents, latest: money.cents - payment.refunded };
  if (refund.latest > 0) await mailOrderRefund(deps, tx, orderId, refund);
  if (refund.latest > 0 && isCompanyCard) await mailCompanyRefund(deps, tx, orderId, refund);
  if (money.how === 'refunded' || money.how === payment.status) return;
  if (money.how === 'lost') {
    await tx.db.execute(sql`
      update orders set status = ${CANCELLED}, cancelled_at = app_now()
      where id = ${orderId} and status = ${PROCESSING}`);
  }
  const { how: news, cents } = money;
  await mailOrderDispute(deps, tx, orderId, { news, isCompanyCard });
  if (isCompanyCard) await mailCompanyDispute(deps, tx, orderId, { news, amount: payment.amount - cents });
}

async function followRefund(db: Queryable, orderId: string, cents: number): Promise<void> {
  await db.execute(sql`
    update orders set status = case
      when ${cents}::int >= total_cents then ${REFUNDED}
      when status <> ${REFUNDED} then status
      when delivered_at is not null then ${DELIVERED}
      when shipped_at is not null then ${SHIPPED}
      else ${PROCESSING} end
    where id = ${orderId}`);
}

const hasPayment = (state: 'disputed' | 'lost', orderId: SQL): SQL => sql`(
  exists (select 1 from payments where order_id = ${orderId} and status = ${state})
  or exists (select 1 from renewals join payments on subject_kind = 'renewal' and subject_id = stripe_invoice_id
    where renewals.order_id = ${orderId} and payments.status = ${state}))`;

/** Whether a bank holds the money of an order, or of the renewal that made it, until a dispute is decided. */
export const isDisputed = (orderId: SQL): SQL => hasPayment('disputed', orderId);

/** Whether a bank has returned the money of an order, or of the renewal that made it, after a dispute. */
export const isPaymentReturned = (orderId: SQL): SQL => hasPayment('lost', orderId);
