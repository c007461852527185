import type { Category, Product, ProductCard } from '@larkwell/contracts/products/products';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';

type CardRow = ProductCard & Record<string, unknown>;

const cardColumns = sql`
  p.id, p.slug, p.name, p.description, p.price_cents as price, p.image_name,
  p.coupon_code as "couponCode", p.coupon_description as "couponDescription", p.stock as quantity,
  json_build_object('id', c.slug, 'slug', c.slug, 'name', c.name) as category, p.collection_method`;
const shelf = sql`products p join product_categories c on c.slug = p.category_slug`;

export async function listCategories(db: Queryable): Promise<Category[]> {
  const { rows } = await db.execute<Category & Record<string, unknown>>(
    sql`select slug as id, slug, name from product_categories order by position, slug`,
  );
  return rows;
}

export interface Page {
  start: number;
  limit: number;
}

/** Products in shelf order; `category` null is every product. */
export async function listProducts(
  db: Queryable,
  category: string | null,
  page: Page,
): Promise<ProductCard[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns} from ${shelf}
    ${category === null ? sql`` : sql`where p.category_slug = ${category}`}
    order by p.position, p.id limit ${page.limit} offset ${page.start}`);
  return rows;
}

export async function countProducts(db: Queryable, category: string | null): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*) as total from products ${category === null ? sql`` : sql`where category_slug = ${category}`}`);
  return rows[0]!.total;
}

/** The first products on the shelf; `except` leaves one out, for its own page. */
export async function listPopular(db: Queryable, except: string | null = null): Promise<ProductCard[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns} from ${shelf} ${except === null ? sql`` : sql`where p.id <> ${except}`}
    order by p.position, p.id limit 4`);
  return rows;
}

/** A product as it is stored: the subscription options still lack their prices, which are a rule. */
export type StoredProduct = Omit<Product, 'price_id'> & { options: { price_id: string; months: number }[] };

export async function findProduct(db: Queryable, slugOrId: string): Promise<StoredProduct | null> {
  const { rows } = await db.execute<StoredProduct & Record<string, unknown>>(sql`
    select ${cardColumns}, p.measures, p.collection_details, p.get_tested_details, p.symptoms,
      p.video_url as "videoURL",
      (select coalesce(json_agg(json_build_object('price_id', o.price_id, 'months', o.months) order by o.months), '[]')
        from subscription_options o where o.product_id = p.id) as options
    from ${shelf} where p.slug = ${slugOrId} or p.id = ${slugOrId}`);
  return rows[0] ?? null;
}

/** Words as prefixes, in the forms of English and as typed, so that `thyr` and `infections` both find. */
function searchQuery(words: string[]) {
  const prefixes = words.map((word) => `${word}:*`).join(' & ');
  return sql`(to_tsquery('simple', ${prefixes}) || to_tsquery('english', ${prefixes}))`;
}

export async function searchProducts(
  db: Queryable,
  words: string[],
  page: Page,
): Promise<{ data: ProductCard[]; total: number }> {
  const query = searchQuery(words);
  const [{ rows: data }, { rows: counted }] = await Promise.all([
    db.execute<CardRow>(sql`
      select ${cardColumns} from ${shelf} where p.search @@ ${query}
      order by ts_rank(p.search, ${query}) desc, p.position, p.id limit ${page.limit} offset ${page.start}`),
    db.execute<{ total: number }>(sql`select count(*) as total from products where search @@ ${query}`),
  ]);
  return { data, total: counted[0]!.total };
}
