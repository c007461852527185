import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';

/** One access to a report. */
export const reportOpeningSchema = z.object({
  at: instantSchema,
  reportId: idSchema,
  test_name: z.string(),
  /** Its owner, the organization that paid for it, or our staff. */
  by: z.enum(['owner', 'organization', 'staff']),
  /** The organization's name; null for everyone else. */
  name: z.string().nullable(),
  form: z.enum(['page', 'file']),
});
export type ReportOpening = z.infer<typeof reportOpeningSchema>;

/** How many are listed, the latest first. */
export const OPENINGS_SHOWN = 200;
