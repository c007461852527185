import { sql } from 'drizzle-orm';
import { api } from '../http';
import { safeHtml } from './safe-html';

export const pagesRoutes = {
  get: api.pages.get.handler(async ({ input, context: { deps } }) => {
    const { rows } = await deps.db.execute<{ title: string; content: string }>(
      sql`select title, content from content_pages where slug = ${input.pageSlug.toLowerCase()}`,
    );
    const [page] = rows;
    return { data: page ? { title: page.title, content: safeHtml(page.content) } : null };
  }),
};
