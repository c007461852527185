import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import type { PaymentRow } from '../payment-model';
import { mailConfirmation, mailRefund } from './booking-mails';
import { returnToHold } from './claimed-hold';

/** Finishes a booking whose money has arrived: it now shows, and its mail is sent once. */
export async function finishBooking(deps: Deps, tx: Transaction, { id, amount }: PaymentRow): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    update appointments set status = 'active', amount_paid_cents = ${amount}
    where payment_id = ${id} and status = 'capturing' returning id`);
  if (rows[0]) await mailConfirmation(deps, tx, rows[0].id);
}

/**
 * Undoes a booking whose payment failed: its place is held again for the remaining time, and its draft can be
 * paid again.
 */
export async function failBooking(db: Queryable, paymentId: string): Promise<void> {
  const { rows } = await db.execute<{ id: string; hold_id: string }>(sql`
    update appointments set status = 'failed'
    where payment_id = ${paymentId} and status = 'capturing' returning id, hold_id`);
  if (!rows[0]) return;
  const { id, hold_id: holdId } = rows[0];
  await returnToHold(db, holdId);
  await db.execute(sql`update drafts set appointment_id = null where appointment_id = ${id}`);
  await db.execute(sql`update insurance_images set appointment_id = null where appointment_id = ${id}`);
}

/**
 * Records a refund that we made at Stripe. The visit stands until someone cancels it. The person hears of
 * each amount once, no matter how often Stripe reports it.
 * @param cents total refunded so far; lower than before when a bank returned a refund
 */
export async function recordRefund(
  deps: Deps,
  tx: Transaction,
  { id, amount }: PaymentRow,
  cents: number,
): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string; before: number }>(sql`
    update appointments a set amount_paid_cents = ${amount} - ${cents}::integer, refunded_cents = ${cents}::integer,
      refunded_at = case when ${cents}::integer > 0 then app_now() end
    from (select id, refunded_cents from appointments where payment_id = ${id} for update) was
    where a.id = was.id and was.refunded_cents <> ${cents}::integer
    returning a.id, was.refunded_cents as before`);
  const [visit] = rows;
  if (visit && cents > visit.before) await mailRefund(deps, tx, visit.id, cents - visit.before);
}
