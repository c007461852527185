import { SHIPPED_STATUSES, type Feedback } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { refuse } from '../refusals';

interface Outcome extends Record<string, unknown> {
  isSaved: boolean;
  isRated: boolean;
  isInOrder: boolean;
}

/**
 * Rates a kit of a shipped order; an order can be rated once. Without a kit, rates the order's first one.
 * @throws 404 when the order is not theirs; 422 for a kit that is not in it; 409 when it has not shipped or
 * is already rated
 */
export async function giveFeedback(db: Queryable, userId: string, feedback: Feedback): Promise<void> {
  const { orderId, productId = null, rating, feedBackText } = feedback;
  const { rows } = await db.execute<Outcome>(sql`
    with own as (select id, feedback_at from orders where id = ${orderId} and user_id = ${userId}),
    kit as (
      select product_id from order_items
      where order_id in (select id from own) and (${productId}::text is null or product_id = ${productId})
      order by position limit 1),
    saved as (
      update orders set rating = ${rating}, feedback_text = ${feedBackText}, feedback_at = app_now(),
        feedback_product_id = kit.product_id
      from kit
      where id in (select id from own) and status = any (${sql.param(SHIPPED_STATUSES)}::text[]) and feedback_at is null
      returning id)
    select exists (select 1 from saved) as "isSaved", feedback_at is not null as "isRated",
      exists (select 1 from kit) as "isInOrder" from own`);
  const [own] = rows;
  if (!own) refuse(404, 'We can’t find that order.');
  if (own.isSaved) return;
  if (!own.isInOrder) {
    const sentence = 'This kit is not in the order.';
    refuse(422, sentence, { errorData: { productId: [sentence] } });
  }
  refuse(
    409,
    own.isRated ? 'You have already rated this order.' : 'You can rate an order once it has shipped.',
  );
}
