import { sql } from 'drizzle-orm';
import type { SeedPart } from '../seed-part';
import { demoFaqs } from './faqs';
import { demoPages } from './pages';

/** Questions with their answers, and the content pages. */
export const plantHelp: SeedPart = {
  name: 'help',
  async run({ db }) {
    for (const [position, { category, questions }] of demoFaqs.entries()) {
      const categoryId = `faq-category-${position + 1}`;
      await db.execute(sql`
        insert into faq_categories (id, name, position) values (${categoryId}, ${category}, ${position})
        on conflict do nothing`);
      for (const [place, { heading, content }] of questions.entries()) {
        await db.execute(sql`
          insert into faqs (id, category_id, heading, content, position)
          values (${`faq-${position + 1}-${place + 1}`}, ${categoryId}, ${heading}, ${content}, ${place})
          on conflict do nothing`);
      }
    }
    for (const { slug, title, content } of demoPages) {
      await db.execute(sql`
        insert into content_pages (slug, title, content) values (${slug}, ${title}, ${content})
        on conflict do nothing`);
    }
  },
};
