import {
  REFUNDED,
  type GivenBack,
  type Order,
  type OrderItem,
  type OrderedKit,
  type OrderRow,
} from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { givenBack } from './given-back';
import { isPaidByCompany } from './paid-by-company';
import { isDisputed, isPaymentReturned } from './returned-money';

/** A row of the order list, as the query returns it. */
interface ListRow extends Record<string, unknown> {
  id: string;
  orderNumber: string;
  total: number;
  status: string;
  rating: string | null;
  feedbackText: string | null;
  createdAt: string;
  kits: OrderedKit[];
  isPaid: boolean;
  isDisputed: boolean;
  isPaymentReturned: boolean;
}

/** A person's order, with everything that a page shows about it. */
export interface DetailRow extends ListRow {
  userId: string;
  fullName: string;
  email: string;
  subTotal: number;
  discount: number;
  couponCode: string | null;
  trackingNumber: string | null;
  address: string;
  city: string;
  cityId: string | null;
  state: string;
  stateId: string | null;
  country: string;
  countryId: string | null;
  zipCode: string;
  shippedAt: string | null;
  deliveredAt: string | null;
  feedbackProductId: string | null;
  payBefore: string | null;
  holdsStock: boolean;
  isCompanyCard: boolean;
  refunded: number;
  isCanceled: boolean;
  givenBack: GivenBack[];
  items: OrderItem[];
}

const listColumns = sql`
  o.id, o.order_number as "orderNumber", o.total_cents as total, o.status, o.rating,
  o.feedback_text as "feedbackText", o.created_at as "createdAt", o.paid_at is not null as "isPaid",
  (select coalesce(json_agg(json_build_object('name', i.name, 'orderedQuantity', i.quantity,
      'category', p.category_slug, 'collection_method', p.collection_method) order by i.position), '[]')
    from order_items i join products p on p.id = i.product_id where i.order_id = o.id) as kits,
  ${isDisputed(sql`o.id`)} as "isDisputed", ${isPaymentReturned(sql`o.id`)} as "isPaymentReturned"`;

function asOrderRow(row: ListRow): OrderRow {
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    total: row.total,
    status: row.status,
    rating: row.rating === null ? null : Number(row.rating),
    feedback_text: row.feedbackText,
    created_ts: new Date(row.createdAt).toISOString(),
    kits: row.kits,
    isPaid: row.isPaid,
    isDisputed: row.isDisputed,
    isPaymentReturned: row.isPaymentReturned,
  };
}

/** A page of a person's orders, newest first, and the total count. */
export async function listOrders(
  db: Queryable,
  { userId, start, limit }: { userId: string; start: number; limit: number },
): Promise<{ data: OrderRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    db.execute<ListRow>(sql`
    select ${listColumns} from orders o where o.user_id = ${userId}
    order by o.created_at desc, o.id offset ${start} limit ${limit}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from orders where user_id = ${userId}`),
  ]);
  return { data: rows.map(asOrderRow), total: counted.rows[0]!.total };
}

/** A person's order with its lines, or null when it does not exist or belongs to someone else. */
export async function findOrderDetail(
  db: Queryable,
  userId: string,
  orderId: string,
): Promise<DetailRow | null> {
  const { rows } = await db.execute<DetailRow>(sql`
    select ${listColumns}, o.user_id as "userId", o.full_name as "fullName", o.email, o.sub_total_cents as "subTotal",
      o.discount_cents as discount, c.code as "couponCode", o.tracking_number as "trackingNumber",
      o.address, o.city, o.city_id as "cityId", o.state, o.state_id as "stateId", o.country,
      o.country_id as "countryId", o.zip_code as "zipCode", o.shipped_at as "shippedAt",
      o.delivered_at as "deliveredAt", o.feedback_product_id as "feedbackProductId",
      case when o.stock_state = 'held' then o.held_until end as "payBefore",
      o.holds_stock as "holdsStock",
      o.cancelled_at is not null as "isCanceled", ${givenBack(sql`o.id`)} as "givenBack",
      ${isPaidByCompany(sql`o.id`)} as "isCompanyCard",
      (select coalesce(sum(p.refunded_cents), 0)::int from payments p
        where p.order_id = o.id and p.accepted_at is not null)
      + (select coalesce(sum(p.refunded_cents), 0)::int from renewals r
        join payments p on p.subject_id = r.stripe_invoice_id and p.subject_kind = 'renewal'
        where r.order_id = o.id) as refunded,
      (select coalesce(json_agg(json_build_object(
          'productId', i.product_id, 'slug', p.slug, 'name', i.name, 'image_name', i.image_name,
          'category', p.category_slug, 'collection_method', p.collection_method, 'emblem', p.emblem,
          'orderedQuantity', i.quantity, 'price', i.sub_total_cents,
          'priceBefore', nullif(i.base_price_cents * i.quantity, i.sub_total_cents), 'is_subscription', i.months is not null,
          'subscriptionDuration', i.months) order by i.position), '[]')
        from order_items i join products p on p.id = i.product_id where i.order_id = o.id) as items
    from orders o left join coupons c on c.id = o.coupon_id
    where o.id = ${orderId} and o.user_id = ${userId}`);
  return rows[0] ?? null;
}

/** Every order of a person with its lines, the newest first. */
export async function listOwnOrders(db: Queryable, userId: string): Promise<Order[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders where user_id = ${userId} order by created_at desc, id`);
  const orders: Order[] = [];
  for (const { id } of rows) {
    const detail = await findOrderDetail(db, userId, id);
    if (detail) orders.push(asOrder(detail));
  }
  return orders;
}

const trackingPage = 'https://tools.usps.com/go/TrackConfirmAction?tLabels=';

export function asOrder(row: DetailRow): Order {
  const { address, city, state, country, zipCode, trackingNumber } = row;
  const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return {
    ...asOrderRow(row),
    full_name: row.fullName,
    email: row.email,
    subTotal: row.subTotal,
    discount: row.discount,
    couponCode: row.couponCode,
    trackingId: trackingNumber,
    trackingURLProvider: trackingNumber && trackingPage + encodeURIComponent(trackingNumber),
    address: JSON.stringify({ address, city, state, country, zipCode }),
    items: row.items,
    shipped_ts: instant(row.shippedAt),
    delivered_ts: instant(row.deliveredAt),
    feedbackProductId: row.feedbackProductId,
    payBefore: instant(row.payBefore),
    isCompanyCard: row.isCompanyCard,
    refunded: row.refunded,
    givenBack: row.givenBack,
    isAddressEditable: isAddressEditable(row),
    isCancelable: row.isPaid && isAddressEditable(row),
  };
}

/** The parcel has not left, and the order stands without a dispute. */
function isAddressEditable(row: DetailRow): boolean {
  return row.shippedAt === null && !row.isCanceled && !row.isDisputed && row.status !== REFUNDED;
}
