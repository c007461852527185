import type { KitEmblem } from '@larkwell/contracts/products/kit-contents';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

export interface CartProduct extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  imageName: string;
  category: string;
  collectionMethod: string;
  emblem: KitEmblem;
  basePrice: number;
  /** What the person can buy: the shelf, plus what their own unpaid order holds. */
  stock: number;
  /** Price id by months. */
  options: Record<string, string>;
}

/** The products of a cart by id; ids that are not in the shop are omitted. */
export async function listCartProducts(
  db: Queryable,
  ids: readonly string[],
  userId: string | null,
): Promise<Map<string, CartProduct>> {
  const held = sql`
    (select coalesce(sum(i.quantity), 0) from orders o join order_items i on i.order_id = o.id
      where o.user_id = ${userId} and o.stock_state = 'held' and o.holds_stock and i.product_id = p.id)::int`;
  const { rows } = await db.execute<CartProduct>(sql`
    select p.id, p.slug, p.name, p.image_name as "imageName", p.category_slug as category,
      p.collection_method as "collectionMethod", p.emblem, p.price_cents as "basePrice",
      p.stock ${userId === null ? sql`` : sql`+ ${held}`} as stock,
      (select coalesce(json_object_agg(o.months, o.price_id), '{}')
        from subscription_options o where o.product_id = p.id) as options
    from products p where p.id = any (${sql.param(ids)}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
