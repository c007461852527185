import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Shop } from '../testing/shop';

/** Lets a minute and then the hold of every unpaid order pass, running the sweeps that are due. */
export async function reconcile(shop: Shop): Promise<void> {
  for (const seconds of [30, 30, 36 * 60, 30, 30]) {
    await shop.moveClock({ advanceSeconds: seconds });
    await shop.sweep();
  }
}

/**
 * What must hold once everything is reconciled: an order is paid if and only if Stripe has kept one charge
 * for its total; an unpaid or canceled one holds no stock and no money; nothing is left open.
 */
export async function expectLedgersAgree(shop: Shop): Promise<void> {
  const { rows: orders } = await shop.deps.db.execute<{
    id: string;
    state: string;
    total: number;
  }>(sql`
    select id, case when cancelled_at is null then stock_state else 'released' end as state,
      total_cents as total
    from orders where subscription_id is null`);
  const kept = new Map<string, number[]>();
  for await (const charge of shop.deps.stripe.charges.list({ limit: 100 })) {
    const { orderId } = charge.metadata;
    if (!orderId || !charge.paid || !charge.captured || charge.refunded) continue;
    kept.set(orderId, [...(kept.get(orderId) ?? []), charge.amount]);
  }
  for (const { id, state, total } of orders) {
    expect({ id, state, kept: kept.get(id) ?? [] }).toEqual(
      state === 'sold' ? { id, state, kept: [total] } : { id, state: 'released', kept: [] },
    );
  }
  const { rows: open } = await shop.deps.db.execute(sql`
    select id, status from payments where status in ('open', 'authorized', 'capturing', 'void_due', 'refund_due')`);
  expect(open).toEqual([]);
  const { rows: shelf } = await shop.deps.db.execute(sql`
    select p.id from products p where p.stock <> 1000 - coalesce((
      select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
      where i.product_id = p.id and o.stock_state = 'sold' and o.cancelled_at is null), 0)`);
  expect(shelf).toEqual([]);
}

/** Receipts mailed, by the person's address. */
export function receiptsOf(shop: Shop, email: string): number {
  return shop.mailbox.to(email).filter(({ subject }) => subject.startsWith('Your order')).length;
}
