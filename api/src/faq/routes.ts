import { api } from '../http';
import { safeHtml } from '../pages';
import { listFaqCategories, listFaqsOfCategory, searchFaqs } from './store';

export const faqRoutes = {
  listCategories: api.faq.listCategories.handler(async ({ context: { deps } }) => ({
    data: await listFaqCategories(deps.db),
  })),

  list: api.faq.list.handler(async ({ input: { category, searchText }, context: { deps } }) => {
    const found = searchText
      ? await searchFaqs(deps.db, searchText)
      : await listFaqsOfCategory(deps.db, category);
    return {
      data: found.map((faq) => ({ ...faq, content: safeHtml(faq.content) })),
      categories: await listFaqCategories(deps.db),
    };
  }),
};
