import { z } from 'zod';
import { call } from '../call';
import { line } from '../fields/text';
import { faqCategorySchema, faqSchema } from './faq';

const tags = ['faq'];

export const faqContract = {
  listCategories: call({ access: 'everybody', keep: 5, limits: [] })
    .route({ method: 'GET', path: '/faq-category/list', summary: 'List the categories of questions', tags })
    .output(z.object({ data: z.array(faqCategorySchema) })),
  list: call({ access: 'everybody', keep: 5, limits: [] })
    .route({
      method: 'GET',
      path: '/faq/list',
      summary: 'List a category’s questions (by name, with spaces or hyphens), or those that match a text',
      description: 'The answer also includes all categories, so that one call fills the page.',
      tags,
    })
    .input(
      z.object({
        category: line(100).optional(),
        searchText: line(100).optional(),
      }),
    )
    .output(z.object({ data: z.array(faqSchema), categories: z.array(faqCategorySchema) })),
};
