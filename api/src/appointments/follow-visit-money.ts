import type { VisitStanding } from '@larkwell/contracts/appointments/appointments';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { Queryable, Transaction } from '../db';
import type { Deps, ReturnedMoney } from '../deps';
import type { PaymentRow } from '../payment-model';
import { mailVisitDispute } from './booking-mails';
import { lockSlots } from './claimed-hold';
import { markCanceled } from './mark-canceled';
import { failBooking, recordRefund } from './paid-booking';

/**
 * Updates a booking whose money was not taken, was refunded or is disputed. Losing a dispute cancels an
 * upcoming visit, because it is unpaid; one that has started stays as it is. The patient gets one mail for
 * each refund and each step of a dispute.
 * @param payment as it was before
 */
export async function followVisitMoney(
  deps: Deps,
  tx: Transaction,
  payment: PaymentRow,
  money: ReturnedMoney,
): Promise<void> {
  if (money.how === 'not-taken') return failBooking(tx.db, payment.id);
  await recordRefund(deps, tx, payment, money.cents);
  if (money.how === 'refunded' || money.how === payment.status) return;
  for (const visit of await listVisits(tx.db, payment)) {
    const standing = money.how === 'lost' ? await loseVisit(deps, tx, visit) : visit.standing;
    await mailVisitDispute(deps, tx, visit.id, { news: money.how, standing, amount: visit.amount });
  }
}

interface DisputedVisit extends Record<string, unknown> {
  id: string;
  holdId: string;
  /** Cents of the payment that were for it and are not refunded. */
  amount: number;
  standing: Exclude<VisitStanding, 'unpaid'>;
}

/** The visits that a payment is for; those of a household at no cost have nothing to do with its money. */
async function listVisits(db: Queryable, { id: paymentId, amount }: PaymentRow): Promise<DisputedVisit[]> {
  // Locked first: a statement that waits for a move would look for the visit at its old time and find nothing.
  await db.execute(sql`select 1 from appointments where payment_id = ${paymentId} order by id for update`);
  const { rows } = await db.execute<DisputedVisit>(sql`
    select a.id, a.hold_id as "holdId", coalesce(a.share_cents, ${amount}) - a.refunded_cents as amount, case
      when a.status = 'cancelled' then 'canceled'
      when a.checked_in_at is null and s.starts_at > app_now() then 'ahead'
      else 'over' end as standing
    from appointments a join slots s on s.id = a.slot_id
    where a.payment_id = ${paymentId} and a.status in ('active', 'cancelled') and a.share_cents is distinct from 0
    order by a.id`);
  await lockSlots(
    db,
    rows.map(({ holdId }) => holdId),
  );
  return rows;
}

async function loseVisit(deps: Deps, tx: Transaction, visit: DisputedVisit): Promise<VisitStanding> {
  await tx.db.execute(sql`update appointments set amount_paid_cents = 0 where id = ${visit.id}`);
  if (visit.standing !== 'ahead') return visit.standing;
  await markCanceled(tx.db, visit);
  const audited = { actor: 'stripe', action: 'booking-cancelled-unpaid', subject: visit.id };
  await recordAudit({ ...deps, db: tx.db }, audited);
  return 'unpaid';
}
