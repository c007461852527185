import { formatUsd } from '@larkwell/contracts/fields/money';
import type { SentCart } from '@larkwell/contracts/payments/sent-cart';
import type { TermsChange } from '@larkwell/contracts/terms';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { sealTerms } from '../terms';
import { quoteOrder } from './order-terms';
import { otherOrderSentence } from './refuse-changed-order';
import { findCouponCode, listOrderItems, type OrderRow } from './store';

const orderDataSchema = z.object({
  total: z.number().optional(),
  items: z.array(z.object({ productId: z.string(), orderedQuantity: z.number() })).optional(),
});

/**
 * Holds a call that carries no terms to the cart it sent. An order's lines, total and coupon never change, so
 * no lock is needed.
 * @throws 409 terms-changed when the cart is not the order's; compares only what was sent
 */
export async function refuseOtherCart(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  order: OrderRow,
  sent: SentCart & { terms?: string | undefined },
): Promise<void> {
  if (sent.terms !== undefined) return;
  const changes = await listDifferences(db, order, sent);
  if (changes.length === 0) return;
  const terms = sealTerms(await quoteOrder(db, order), settings.keyring);
  refuse(409, otherOrderSentence, { code: 'terms-changed', changes, terms });
}

async function listDifferences(db: Queryable, order: OrderRow, sent: SentCart): Promise<TermsChange[]> {
  const items = await listOrderItems(db, order.id);
  const orderData = orderDataSchema.safeParse(sent.orderData).data;
  const changes: TermsChange[] = [];
  for (const lines of [sent.cartItems, sent.cartDetails, sent.cart]) {
    if (!lines) continue;
    const said = lines.map((line) => [line.id, line.subscriptionDuration, line.selectedQuantity] as const);
    const held = items.map((item) => [item.productId, item.months, item.quantity] as const);
    changes.push(...(await compareLines(db, said, held)));
  }
  if (orderData?.items) {
    const said = orderData.items.map((item) => [item.productId, null, item.orderedQuantity] as const);
    const held = items.map((item) => [item.productId, null, item.quantity] as const);
    changes.push(...(await compareLines(db, said, held)));
  }
  if (sent.couponCode !== undefined) {
    const code = await findCouponCode(db, order);
    const before = sent.couponCode?.toUpperCase() ?? null;
    if (before !== (code?.toUpperCase() ?? null)) changes.push({ name: 'Discount code', before, now: code });
  }
  if (orderData?.total !== undefined && orderData.total !== order.total) {
    changes.push({ name: 'Total', before: formatUsd(orderData.total), now: formatUsd(order.total) });
  }
  // A change reported by both cart and order data is one change.
  return [...new Map(changes.map((change) => [change.name, change])).values()];
}

type Line = readonly [productId: string, months: number | null, quantity: number];

async function compareLines(db: Queryable, said: Line[], held: Line[]): Promise<TermsChange[]> {
  const [before, now] = [sumLines(said), sumLines(held)];
  const changes: TermsChange[] = [];
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [old = null, current = null] = [before.get(key), now.get(key)];
    if (old !== current)
      changes.push({ name: await nameLine(db, key), before: asText(old), now: asText(current) });
  }
  return changes;
}

const asText = (quantity: number | null) => (quantity === null ? null : String(quantity));

/** How many of each kit and interval. */
function sumLines(lines: Line[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [productId, months, quantity] of lines) {
    const key = JSON.stringify([productId, months]);
    sums.set(key, (sums.get(key) ?? 0) + quantity);
  }
  return sums;
}

async function nameLine(db: Queryable, key: string): Promise<string> {
  const [productId, months] = JSON.parse(key) as [string, number | null];
  const { rows } = await db.execute<{ name: string }>(sql`select name from products where id = ${productId}`);
  const name = rows[0]?.name ?? 'A kit that we no longer sell';
  return months === null ? name : `${name}, every ${months} months`;
}
