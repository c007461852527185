import { z } from 'zod';
import { idSchema } from '../fields/text';

export const faqCategorySchema = z.object({ id: idSchema, name: z.string() });
export type FaqCategory = z.infer<typeof faqCategorySchema>;

/** A question and its answer. `content` is HTML, sanitized by the API; `category` is the category's name. */
export const faqSchema = z.object({
  id: idSchema,
  heading: z.string(),
  content: z.string(),
  category: z.string(),
});
export type Faq = z.infer<typeof faqSchema>;

/** A category's name in an address: spaces become hyphens. */
export function faqCategorySlug(name: string): string {
  return name.trim().replace(/\s+/g, '-');
}
