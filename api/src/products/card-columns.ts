import type { ProductSort } from '@larkwell/contracts/products/products';
import { sql, type SQL } from 'drizzle-orm';

/** What a card shows of a product, from `shelf`. */
export const cardColumns = sql`
  p.id, p.slug, p.name, p.description, p.price_cents as price, p.image_name,
  p.coupon_code as "couponCode", p.coupon_description as "couponDescription", p.stock as quantity,
  json_build_object('id', c.slug, 'slug', c.slug, 'name', c.name) as category, p.collection_method,
  p.measures, p.emblem, p.contents,
  (select json_build_object('average', round(r.stars / r.ratings, 1), 'count', r.ratings,
      'isDemo', (select purpose = 'demo' from database_purpose))
    from product_ratings r where r.product_id = p.id and r.ratings > 0) as rating`;
export const shelf = sql`products p join product_categories c on c.slug = p.category_slug`;

/** A query's rows as one JSON value, so that a page's lists come in one result. */
export const listOf = (rows: SQL) =>
  sql`(select coalesce(json_agg(row_to_json(line)), '[]') from (${rows}) line)`;

/** The part of a list that is asked for. */
export interface Page {
  start: number;
  limit: number;
}

const shelfOrder = sql`p.position, p.id`;

/** The order of a list. @param first what goes first where nobody has chosen an order */
export function orderOf(sort: ProductSort, first: SQL = sql`p.position`): SQL {
  if (sort === 'price') return sql`p.price_cents, ${shelfOrder}`;
  if (sort === '-price') return sql`p.price_cents desc, ${shelfOrder}`;
  if (sort === 'name') return sql`lower(p.name), ${shelfOrder}`;
  return sql`${first}, ${shelfOrder}`;
}
