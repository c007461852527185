import type { KitEmblem } from '@larkwell/contracts/products/kit-contents';
import { SHOP_ZONE } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

export type StockState = 'held' | 'sold' | 'released';

export interface OrderRow extends Record<string, unknown> {
  id: string;
  orderNumber: string;
  userId: string;
  status: string;
  email: string;
  fullName: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  /** Cents. */
  subTotal: number;
  discount: number;
  total: number;
  couponId: string | null;
  stockState: StockState;
  /**
   * Whether kits and coupon are taken for it; an unpaid order beyond its account's budget claims them at Pay.
   */
  holdsStock: boolean;
  /** Whether the hold is over, by the one clock. */
  isHoldOver: boolean;
  fingerprint: string;
  /** The day of the payment, `YYYY-MM-DD` in UTC: renewals count from it. */
  paidOn: string | null;
  /** The day of the payment that people see, `YYYY-MM-DD` in Eastern Time. */
  shopDay: string | null;
  isShipped: boolean;
}

export interface OrderItemRow extends Record<string, unknown> {
  id: string;
  productId: string;
  name: string;
  imageName: string;
  category: string;
  collectionMethod: string;
  emblem: KitEmblem;
  quantity: number;
  unitPrice: number;
  /** The line before and after the discount. */
  subTotal: number;
  total: number;
  months: 3 | 6 | 12 | null;
}

const columns = sql`
  id, order_number as "orderNumber", user_id as "userId", status, email, full_name as "fullName", address, city,
  state, zip_code as "zipCode", sub_total_cents as "subTotal", discount_cents as discount, total_cents as total,
  coupon_id as "couponId", stock_state as "stockState", holds_stock as "holdsStock",
  held_until <= app_now() as "isHoldOver", fingerprint,
  to_char(paid_at at time zone 'utc', 'YYYY-MM-DD') as "paidOn",
  to_char(paid_at at time zone ${SHOP_ZONE}, 'YYYY-MM-DD') as "shopDay",
  shipped_at is not null as "isShipped"`;

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | null> {
  const { rows } = await db.execute<OrderRow>(sql`select ${columns} from orders where id = ${id}`);
  return rows[0] ?? null;
}

export async function getOrder(db: Queryable, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
}

/** The order, locked until the transaction ends, so that paying, releasing and shipping take turns. */
export async function lockOrder(db: Queryable, id: string): Promise<OrderRow> {
  const { rows } = await db.execute<OrderRow>(sql`select ${columns} from orders where id = ${id} for update`);
  if (!rows[0]) throw new Error(`no order ${id}`);
  return rows[0];
}

/** A person's orders that hold stock without being paid. */
export async function listHeldOrders(db: Queryable, userId: string): Promise<OrderRow[]> {
  const { rows } = await db.execute<OrderRow>(
    sql`select ${columns} from orders where user_id = ${userId} and stock_state = 'held' order by created_at`,
  );
  return rows;
}

/** Whether the person has placed another order since this one was released. */
export async function isReplaced(db: Queryable, order: OrderRow): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from orders later join orders old on old.id = ${order.id}
    where later.user_id = ${order.userId} and later.stock_state in ('held', 'sold')
      and later.created_at >= old.cancelled_at limit 1`);
  return rows.length > 0;
}

/** Ids of orders whose hold has ended without payment, the oldest first. */
export async function listOverdueOrders(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders where stock_state = 'held' and held_until <= app_now()
    order by held_until limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function listOrderItems(db: Queryable, orderId: string): Promise<OrderItemRow[]> {
  const { rows } = await db.execute<OrderItemRow>(sql`
    select i.id, i.product_id as "productId", i.name, i.image_name as "imageName", p.category_slug as category,
      p.collection_method as "collectionMethod", p.emblem, i.quantity, i.unit_price_cents as "unitPrice",
      i.sub_total_cents as "subTotal", i.total_cents as total, i.months
    from order_items i join products p on p.id = i.product_id
    where i.order_id = ${orderId} order by i.position`);
  return rows;
}

/** The code an order was placed with, or null. */
export async function findCouponCode(
  db: Queryable,
  { couponId }: Pick<OrderRow, 'couponId'>,
): Promise<string | null> {
  const { rows } = await db.execute<{ code: string }>(sql`select code from coupons where id = ${couponId}`);
  return rows[0]?.code ?? null;
}
