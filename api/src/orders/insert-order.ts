import { UNPAID_ORDER_MINUTES } from '@larkwell/contracts/numbers/shop';
import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { CheckedAddress } from '../places';

export interface NewOrder {
  userId: string;
  email: string;
  fullName: string;
  address: CheckedAddress;
  subTotal: number;
  discount: number;
  total: number;
  discountPercent: number;
  couponId: string | null;
  fingerprint: string;
  items: NewOrderItem[];
  /** A renewal is paid when it is created, and its kits were taken before. */
  renewal?: { subscriptionId: string };
}

export interface NewOrderItem {
  productId: string;
  name: string;
  imageName: string;
  quantity: number;
  unitPrice: number;
  /** One kit without its subscription's discount; null for a renewal. */
  basePrice: number | null;
  subTotal: number;
  total: number;
  priceId: string | null;
  months: number | null;
}

// Without 0, O, 1 and I: people read these numbers to each other.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function createOrderNumber(): string {
  return `LW-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`;
}

/**
 * Inserts the order and its lines. Except for a renewal, it holds no kits yet; see `claimStock`. @returns the
 * id
 */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<string> {
  const { address, renewal } = order;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into orders (order_number, user_id, status, email, full_name, address, city, city_id, state, state_id,
      country, country_id, zip_code, sub_total_cents, discount_cents, total_cents, discount_percent, coupon_id,
      fingerprint, stock_state, holds_stock, held_until, subscription_id, paid_at)
    values (${createOrderNumber()}, ${order.userId}, ${renewal ? 'Processing' : 'Payment pending'}, ${order.email},
      ${order.fullName}, ${address.address}, ${address.city}, ${address.city_id}, ${address.state},
      ${address.state_id}, ${address.country}, ${address.country_id}, ${address.zipCode}, ${order.subTotal},
      ${order.discount}, ${order.total}, ${order.discountPercent}, ${order.couponId}, ${order.fingerprint},
      ${renewal ? 'sold' : 'held'}, ${Boolean(renewal)}, app_now() + make_interval(mins => ${UNPAID_ORDER_MINUTES}),
      ${renewal?.subscriptionId ?? null}, ${renewal ? sql`app_now()` : null})
    returning id`);
  const id = rows[0]!.id;
  for (const [position, item] of order.items.entries()) {
    await db.execute(sql`
      insert into order_items (order_id, position, product_id, name, image_name, quantity, base_price_cents,
        unit_price_cents, sub_total_cents, total_cents, price_id, months)
      values (${id}, ${position}, ${item.productId}, ${item.name}, ${item.imageName}, ${item.quantity},
        ${item.basePrice}, ${item.unitPrice}, ${item.subTotal}, ${item.total}, ${item.priceId}, ${item.months})`);
  }
  return id;
}
