import { SHIPPED, type Feedback } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { refuse } from '../http/refusals';

/**
 * Rates a shipped order, once.
 * @throws 404 when it is not theirs; 409 when it has not shipped or is rated already
 */
export async function giveFeedback(db: Queryable, userId: string, feedback: Feedback): Promise<void> {
  const { orderId, rating, feedBackText } = feedback;
  const { rows } = await db.execute<{ isSaved: boolean; isRated: boolean }>(sql`
    with own as (select id, feedback_at from orders where id = ${orderId} and user_id = ${userId}),
    saved as (
      update orders set rating = ${rating}, feedback_text = ${feedBackText}, feedback_at = app_now()
      where id in (select id from own) and status = ${SHIPPED} and feedback_at is null
      returning id)
    select exists (select 1 from saved) as "isSaved", feedback_at is not null as "isRated" from own`);
  const [own] = rows;
  if (!own) refuse(404, 'There is no such order.');
  if (own.isSaved) return;
  refuse(
    409,
    own.isRated ? 'You have rated this order already.' : 'You can rate an order once it has shipped.',
  );
}
