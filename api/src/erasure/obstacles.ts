import { REFUNDED } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { statesIn } from '../payments';
import { listStates } from '../payment-model';

interface Found extends Record<string, unknown> {
  unshipped: string | null;
  hasEmployees: boolean;
  hasRenewal: boolean;
  hasPayment: boolean;
}

/** Money in transit, or that a bank is asking about. An open payment goes with its unpaid order. */
const moving = listStates(({ isUnsettled }) => isUnsettled)
  .filter((state) => state !== 'open' && state !== 'cancelled')
  .concat('disputed');

/**
 * What is unfinished that a person would lose or that we owe them, as a sentence that says what to do
 * instead; null when there is nothing.
 */
export async function findObstacle(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.execute<Found>(sql`
    select
      (select order_number from orders where user_id = ${userId} and stock_state = 'sold' and shipped_at is null
        and status <> ${REFUNDED} and cancelled_at is null order by created_at limit 1) as unshipped,
      exists (select 1 from users where organisation_id = ${userId} and erased_at is null) as "hasEmployees",
      exists (
        select 1 from renewals r join subscriptions s on s.id = r.subscription_id where s.user_id = ${userId}
          and r.status in ('claimed', 'failed')) as "hasRenewal",
      exists (
        select 1 from orders o join payments p on p.order_id = o.id
        where o.user_id = ${userId} and p.${statesIn(moving)})
      or exists (
        select 1 from subscriptions s join renewals r on r.subscription_id = s.id
        join payments p on p.subject_kind = 'renewal' and p.subject_id = r.stripe_invoice_id
        where s.user_id = ${userId} and p.${statesIn(moving)}) as "hasPayment"`);
  const { unshipped, hasEmployees, hasRenewal, hasPayment } = rows[0]!;
  if (unshipped) {
    return `Order ${unshipped} is paid and has not shipped yet. You can delete your account once it has shipped, or cancel the order first.`;
  }
  if (hasEmployees) {
    return 'Your organization still has employees. Write to us. Once we delete or move their accounts, you can delete yours.';
  }
  if (hasRenewal) {
    return 'A subscription renewal is not settled yet. Cancel the subscription, or wait until it is paid, and try again.';
  }
  return hasPayment
    ? 'One of your payments or refunds is not finished. Try again tomorrow, or write to us.'
    : null;
}
