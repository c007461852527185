import type { Category, Product, ProductCard, ProductSort } from '@larkwell/contracts/products/products';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import { cardColumns, listOf, orderOf, shelf, type Page } from './card-columns';

const categories = sql`select slug as id, slug, name from product_categories order by position, slug`;

export async function listCategories(db: Queryable): Promise<Category[]> {
  const { rows } = await db.execute<Category & Record<string, unknown>>(categories);
  return rows;
}

interface ShelfPage {
  data: ProductCard[];
  total: number;
  categories: Category[];
}

/**
 * A page of products, the total count, and every category; `category` null means every product. In shelf
 * order unless sorted.
 */
export async function listProducts(
  db: Queryable,
  category: string | null,
  { sort, ...page }: Page & { sort: ProductSort },
): Promise<ShelfPage> {
  const wanted = category === null ? sql`` : sql`where p.category_slug = ${category}`;
  const { rows } = await db.execute<ShelfPage & Record<string, unknown>>(sql`
    select (select count(*) from products p ${wanted}) as total, ${listOf(categories)} as categories,
      ${listOf(sql`select ${cardColumns} from ${shelf} ${wanted}
        order by ${orderOf(sort)} limit ${page.limit} offset ${page.start}`)} as data`);
  return rows[0]!;
}

/** A stored product: its subscription options have no prices yet, and what it measures no words. */
export type StoredProduct = Omit<Product, 'price_id' | 'analytes'> & {
  /** Ids of what it measures. */
  analytes: string[];
  options: { price_id: string; months: number; renewsOn: string }[];
};

/** A product with the first others on the shelf, or null. */
export async function findProduct(
  db: Queryable,
  slugOrId: string,
): Promise<{ product: StoredProduct; popular: ProductCard[] } | null> {
  const { rows } = await db.execute<StoredProduct & { popular: ProductCard[] } & Record<string, unknown>>(sql`
    with found as (
      select ${cardColumns}, p.analytes, p.collection_details, p.get_tested_details, p.symptoms,
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
