import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { idSchema, line } from '../fields/text';

/** Where somebody signs in, as their browser's site tells it. */
export const deviceSchema = z.object({
  /** Made at random by the site and kept in the browser for good: the device is known by it at the next sign-in. */
  marker: z.string().min(32).max(200).optional(),
  /** The browser's `User-Agent`. */
  userAgent: line(1000).optional(),
});

/** A session of one's own. `device` is browser and platform in words, null when the browser did not say. */
export const ownSessionSchema = z.object({
  id: idSchema,
  device: z.string().nullable(),
  startedAt: instantSchema,
  /** To within five minutes. */
  lastUsedAt: instantSchema,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
