import type { Category, Product, ProductCard } from '@larkwell/contracts/products/products';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';

const cardColumns = sql`
  p.id, p.slug, p.name, p.description, p.price_cents as price, p.image_name,
  p.coupon_code as "couponCode", p.coupon_description as "couponDescription", p.stock as quantity,
  json_build_object('id', c.slug, 'slug', c.slug, 'name', c.name) as category, p.collection_method,
  p.measures, p.emblem, p.contents`;
const shelf = sql`products p join product_categories c on c.slug = p.category_slug`;

/** A query's rows as one JSON value, so that a page's lists come in one result. */
const listOf = (rows: SQL) => sql`(select coalesce(json_agg(row_to_json(line)), '[]') from (${rows}) line)`;
const categories = sql`select slug as id, slug, name from product_categories order by position, slug`;

export async function listCategories(db: Queryable): Promise<Category[]> {
  const { rows } = await db.execute<Category & Record<string, unknown>>(categories);
  return rows;
}

export interface Page {
  start: number;
  limit: number;
}

interface ShelfPage {
  data: ProductCard[];
  total: number;
  categories: Category[];
}

/**
 * A page of products in shelf order, the total count, and every category; `category` null means every
 * product.
 */
export async function listProducts(db: Queryable, category: string | null, page: Page): Promise<ShelfPage> {
  const wanted = category === null ? sql`` : sql`where p.category_slug = ${category}`;
  const { rows } = await db.execute<ShelfPage & Record<string, unknown>>(sql`
    select (select count(*) from products p ${wanted}) as total, ${listOf(categories)} as categories,
      ${listOf(sql`select ${cardColumns} from ${shelf} ${wanted}
        order by p.position, p.id limit ${page.limit} offset ${page.start}`)} as data`);
  return rows[0]!;
}

/** A stored product: its subscription options do not have their prices yet, which are calculated. */
export type StoredProduct = Omit<Product, 'price_id'> & {
  options: { price_id: string; months: number; renewsOn: string }[];
};

/** A product with the first others on the shelf, or null. */
export async function findProduct(
  db: Queryable,
  slugOrId: string,
): Promise<{ product: StoredProduct; popular: ProductCard[] } | null> {
  const { rows } = await db.execute<StoredProduct & { popular: ProductCard[] } & Record<string, unknown>>(sql`
    with found as (
      select ${cardColumns}, p.collection_details, p.get_tested_details, p.symptoms,
        p.video_url as "videoURL", p.lab_name, p.clia_number, p.reviewer,
        (select coalesce(json_agg(json_build_object('price_id', o.price_id, 'months', o.months,
          'renewsOn', to_char((app_now() + make_interval(months => o.months)) at time zone 'utc', 'YYYY-MM-DD')) order by o.months), '[]')
          from subscription_options o where o.product_id = p.id) as options
      from ${shelf} where p.slug = ${slugOrId} or p.id = ${slugOrId})
    select found.*, ${listOf(sql`select ${cardColumns} from ${shelf} where p.id <> found.id
      order by p.position, p.id limit 4`)} as popular
    from found`);
  if (!rows[0]) return null;
  const { popular, ...product } = rows[0];
  return { product, popular };
}

/** Words as prefixes, stemmed for English and as typed, so that `thyr` and `infections` both match. */
function searchQuery(words: string[]) {
  const prefixes = words.map((word) => `${word}:*`).join(' & ');
  return sql`(to_tsquery('simple', ${prefixes}) || to_tsquery('english', ${prefixes}))`;
}

export async function searchProducts(
  db: Queryable,
  words: string[],
  page: Page,
): Promise<Omit<ShelfPage, 'categories'>> {
  const query = searchQuery(words);
  const { rows } = await db.execute<Omit<ShelfPage, 'categories'> & Record<string, unknown>>(sql`
    select (select count(*) from products where search @@ ${query}) as total,
      ${listOf(sql`select ${cardColumns} from ${shelf} where p.search @@ ${query}
        order by ts_rank(p.search, ${query}) desc, p.position, p.id limit ${page.limit} offset ${page.start}`)} as data`);
  return rows[0]!;
}
