import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';

/** One time that a report was opened. */
export const reportOpeningSchema = z.object({
  at: instantSchema,
  reportId: idSchema,
  test_name: z.string(),
  /** Its owner, the organization that paid for it, or one of us. */
  by: z.enum(['owner', 'organization', 'staff']),
  /** The organization's name; null for everybody else. */
  name: z.string().nullable(),
  form: z.enum(['page', 'file']),
});
export type ReportOpening = z.infer<typeof reportOpeningSchema>;

/** How many the list tells, the latest first. */
export const OPENINGS_SHOWN = 200;
