import type { Faq, FaqCategory } from '@larkwell/contracts/faq/faq';
import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, containing } from '../db';

export async function listFaqCategories(db: Queryable): Promise<FaqCategory[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from faq_categories order by position, name`,
  );
  return rows;
}

async function listFaqs(db: Queryable, condition: SQL): Promise<Faq[]> {
  const { rows } = await db.execute<Faq & Record<string, unknown>>(sql`
    select f.id, f.heading, f.content, c.name as category
    from faqs f join faq_categories c on c.id = f.category_id
    where ${condition} order by c.position, f.position`);
  return rows;
}

/**
 * Questions of a category by its name, in which hyphens may stand for spaces. Without a name, all of them.
 */
export async function listFaqsOfCategory(db: Queryable, name: string | undefined): Promise<Faq[]> {
  return listFaqs(
    db,
    name ? sql`replace(lower(c.name), ' ', '-') = replace(lower(${name}), ' ', '-')` : sql`true`,
  );
}

/** Questions whose heading or answer (its words, not its markup) contains the text. */
export async function searchFaqs(db: Queryable, text: string): Promise<Faq[]> {
  const pattern = containing(text);
  return listFaqs(
    db,
    sql`f.heading ilike ${pattern} or regexp_replace(f.content, '<[^>]*>', ' ', 'g') ilike ${pattern}`,
  );
}
