import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import type { PaymentRow } from '../payment-model';
import { mailConfirmation, mailRefund } from './booking-mails';
import { lockSlots, returnToHold } from './claimed-hold';
import { shareRefund, type PaidShare } from './refund-shares';
import { giveBackUnbooked } from './visit-budgets';

/** Finishes the bookings whose money has arrived: they now show, and each has its mail sent once. */
export async function finishBooking(deps: Deps, tx: Transaction, { id, amount }: PaymentRow): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    update appointments set status = 'active', amount_paid_cents = coalesce(share_cents, ${amount})
    where payment_id = ${id} and status = 'capturing' returning id`);
  for (const booking of rows) await mailConfirmation(deps, tx, booking.id);
}

/**
 * Undoes the bookings whose payment failed: their places are held again for the remaining time, and their drafts can be
 * paid again.
 */
export async function failBooking(db: Queryable, paymentId: string): Promise<void> {
  const { rows } = await db.execute<{ id: string; hold_id: string; share: number | null }>(sql`
    update appointments set status = 'failed'
    where payment_id = ${paymentId} and status = 'capturing' returning id, hold_id, share_cents as share`);
  await lockSlots(
    db,
    rows.map(({ hold_id }) => hold_id),
  );
  for (const { id, hold_id: holdId, share } of rows) {
    if (share === 0) await giveBackUnbooked(db, holdId);
    await returnToHold(db, holdId);
    await db.execute(sql`update drafts set appointment_id = null where appointment_id = ${id}`);
    await db.execute(sql`update insurance_images set appointment_id = null where appointment_id = ${id}`);
  }
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
  const { rows } = await tx.db.execute<PaidShare & { id: string }>(sql`
    select id, coalesce(share_cents, ${amount}) as share, refunded_cents as refunded, status = 'cancelled' as "isCanceled"
    from appointments where payment_id = ${id} and status in ('active', 'cancelled')
    order by cancelled_at nulls last, id for update`);
  const refunds = shareRefund(rows, cents);
  for (const [index, visit] of rows.entries()) {
    const now = refunds[index]!;
    if (now === visit.refunded) continue;
    await tx.db.execute(sql`
      update appointments set amount_paid_cents = ${visit.share}::integer - ${now}::integer, refunded_cents = ${now}::integer,
        refunded_at = case when ${now}::integer > 0 then app_now() end
      where id = ${visit.id}`);
    if (now > visit.refunded) await mailRefund(deps, tx, visit.id, now - visit.refunded);
  }
}
