import { UNPAID_ORDER_MINUTES } from '@larkwell/contracts/numbers/shop';
import { DELIVERED, isShipped } from '@larkwell/contracts/orders/orders';
import { priceLines } from '@larkwell/contracts/pricing';
import { SHOP_ZONE } from '@larkwell/contracts/time';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../src/db';
import { demoKits } from '../catalog/catalog';
import { demoProductIds } from '../catalog/plant-catalog';
import type { SeedPart } from '../seed-part';
import { demoOrders, type DemoOrder } from './order-data';

const kits = new Map(demoKits.map((kit) => [kit.slug, kit]));
const orderUnits = 5;
const agreementPercent = 10;

const daysAgo = (days: number) => sql`app_now() - make_interval(days => ${days})`;

/** The shop's calendar day, this many days before today. */
const dayBefore = (days: number) => sql`((app_now() at time zone ${SHOP_ZONE})::date - ${days}::integer)`;
const inTheShop = (day: SQL, time: string) => sql`((${day} + ${time}::time) at time zone ${SHOP_ZONE})`;

/** Days from the order to its label, and from the label to delivery. */
const DAYS_TO_LABEL = 1;
const DAYS_TO_ARRIVAL = 3;

export const plantOrders: SeedPart = {
  name: 'orders',
  async run({ db }) {
    for (const order of demoOrders) {
      const { rows } = await db.execute(sql`select 1 from orders where id = ${order.id}`);
      if (rows.length === 0) await plantOrder(db, order);
    }
  },
};

/** Encodes the day of its label, the ZIP code it goes to and, last, how far it has come. */
const trackingNumber = ({ id, parcelStage }: DemoOrder, sentOn: SQL) => {
  const serial = String(demoOrders.findIndex((order) => order.id === id)).padStart(6, '0');
  return sql`'94' || to_char(${sentOn}, 'YYYYMMDD') || zip_code || ${serial}::text || ${String(parcelStage)}::text`;
};

function priced({ lines, isCompanyCard }: DemoOrder) {
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  const discount = isCompanyCard && units > orderUnits ? { percent: agreementPercent } : null;
  return priceLines(
    lines.map(({ slug, quantity, months = null }) => ({
      productId: slug,
      basePrice: kits.get(slug)!.price,
      quantity,
      months,
    })),
    discount,
  );
}

async function plantOrder(db: Queryable, order: DemoOrder): Promise<void> {
  const { id, status, lines } = order;
  const sums = priced(order);
  const isPaid = status !== 'Cancelled' && status !== 'Payment pending';
  const isSent = isShipped(order);
  const at = daysAgo(order.daysAgo);
  const sentOn = dayBefore(order.daysAgo - DAYS_TO_LABEL);
  const sentAt = inTheShop(sentOn, '17:12');
  const isDelivered = status === DELIVERED;
  const deliveredAt = inTheShop(dayBefore(order.daysAgo - DAYS_TO_LABEL - DAYS_TO_ARRIVAL), '08:12');
  await db.execute(sql`
    insert into orders (id, order_number, user_id, status, email, full_name, address, city, city_id, state, state_id,
      country, country_id, zip_code, sub_total_cents, discount_cents, total_cents, discount_percent, stock_state,
      held_until, created_at, paid_at, shipped_at, cancelled_at, delivered_at,
      track_at, tracking_number, rating, feedback_text, feedback_at, feedback_product_id)
    select ${id}, ${order.number}, id, ${status}, email, full_name, address, city, city_id, state, state_id, country,
      country_id, zip_code, ${sums.subTotal}, ${sums.discount}, ${sums.total},
      ${sums.discount > 0 ? agreementPercent : 0}, ${isPaid ? 'sold' : 'released'}, ${at} + make_interval(mins => ${UNPAID_ORDER_MINUTES}), ${at},
      ${isPaid ? at : null}, ${isSent ? sentAt : null}, ${status === 'Cancelled' ? at : null},
      ${isDelivered ? deliveredAt : null}, ${isSent && !isDelivered ? sql`app_now() + interval '4 hours'` : null},
      ${order.parcelStage ? trackingNumber(order, sentOn) : null}, ${order.rating ?? null}, ${order.feedback ?? null}, ${order.feedback ? deliveredAt : null},
      ${order.feedback ? demoProductIds.get(lines[0]!.slug)! : null}
    from users where id = ${order.person}`);
  for (const [position, line] of lines.entries()) {
    const kit = kits.get(line.slug)!;
    const sum = sums.lines[position]!;
    const productId = demoProductIds.get(line.slug)!;
    await db.execute(sql`
      insert into order_items (id, order_id, position, product_id, name, image_name, quantity, unit_price_cents,
        sub_total_cents, total_cents, months)
      values (${`${id}-${position}`}, ${id}, ${position}, ${productId}, ${kit.name},
        ${kit.imageName}, ${line.quantity}, ${sum.unitPrice}, ${sum.price}, ${sum.discountedPrice},
        ${line.months ?? null})`);
  }
  if (!isPaid) return;
  await db.execute(sql`
    insert into payments (id, subject_kind, subject_id, kind, amount_cents, status, created_at, checked_at,
      settled_at, accepted_at, card_brand, card_last4)
    values (${`${id}-payment`}, 'order', ${id}, ${order.isCompanyCard ? 'company' : 'card'}, ${sums.total}, 'paid', ${at}, ${at},
      ${at}, ${at}, 'visa', '4242')`);
}
