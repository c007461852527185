import { sql } from 'drizzle-orm';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { cancelLocked } from './mark-canceled';
import { lockSubscription } from './store';

/**
 * Ends the subscriptions that an order started, or that it renews, after its payment was lost to a dispute: a
 * person who told the bank that a charge is not theirs is not charged again. The subscription sweep ends them
 * at Stripe.
 */
export async function endDisputed(deps: Deps, tx: Transaction, orderId: string): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select id from subscriptions
    where order_id = ${orderId} or id = (select subscription_id from orders where id = ${orderId})
    order by id`);
  for (const { id } of rows) await cancelLocked(deps, tx, await lockSubscription(tx.db, id), 'disputed');
}
