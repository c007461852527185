import { z } from 'zod';

/** A content page. `content` is HTML, sanitized by the API. */
export const pageSchema = z.object({ title: z.string(), content: z.string() });
export type Page = z.infer<typeof pageSchema>;

export const pageMessages = { comingSoon: 'Coming soon!' } as const;
