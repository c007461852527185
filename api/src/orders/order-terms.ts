import { sql } from 'drizzle-orm';
import { getUser, asBuyer } from '../people';
import { discountFacts, lineFacts, quoteCart, type Quote } from '../cart';
import type { Queryable } from '../db';
import type { ShownTerms } from '../terms';
import { listOrderItems, type OrderItemRow, type OrderRow } from './store';

type TermsOrder = Pick<OrderRow, 'id' | 'userId' | 'total'>;

/** An unpaid order's terms twice: as it was placed, and as it would be sold now. */
export interface OrderTerms {
  placed: ShownTerms;
  now: ShownTerms;
}

/**
 * What an unpaid order would cost now: its lines at today's unit prices, its coupon with today's value, and
 * its interval for each subscription. The order's own coupon use and its own hold on the shelf do not count
 * against it.
 */
export async function quoteOrder(db: Queryable, order: TermsOrder): Promise<ShownTerms> {
  return (await getOrderTerms(db, order)).now;
}

/** Both terms of an unpaid order. If they differ, the order has to be placed again before it can be paid. */
export async function getOrderTerms(db: Queryable, order: TermsOrder): Promise<OrderTerms> {
  const items = await listOrderItems(db, order.id);
  const discount = await getDiscount(db, order.id);
  const user = await getUser(db, order.userId);
  const quote = await quoteCart(db, {
    lines: items.map(({ productId, quantity, months }) => ({
      id: productId,
      selectedQuantity: quantity,
      subscription: months !== null,
      subscriptionDuration: months,
    })),
    couponCode: discount.code,
    buyer: asBuyer(user),
    isOrder: true,
  });
  const subject = `order ${order.id}`;
  const code = quote.coupon?.isApplied ? discount.code : null;
  return {
    placed: {
      subject,
      total: order.total,
      facts: [...lineFacts(items), ...discountFacts(discount.code, discount)],
    },
    now: {
      subject,
      total: quote.total,
      facts: [
        // Under the order's own names, so that a renamed kit counts as the same kit.
        ...lineFacts(items.map((item) => ({ ...item, unitPrice: findUnitPrice(quote, item) }))),
        ...discountFacts(code, quote.applied),
      ],
    },
  };
}

function findUnitPrice(quote: Quote, { productId, months }: OrderItemRow): number | null {
  const line = quote.items.find(
    ({ id, subscriptionDuration }) => id === productId && subscriptionDuration === months,
  );
  return line?.unitPrice ?? null;
}

async function getDiscount(
  db: Queryable,
  orderId: string,
): Promise<{ code: string | null; percent: number }> {
  const { rows } = await db.execute<{ code: string | null; percent: number }>(sql`
    select c.code, o.discount_percent as percent from orders o left join coupons c on c.id = o.coupon_id
    where o.id = ${orderId}`);
  return rows[0]!;
}
