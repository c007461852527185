import { z } from 'zod';
import { calendarDate } from '../fields/date';
import { placedValueSchema } from './value';

/** The public page that a text follows. `checkedOn` is when it was last compared with it. */
const analyteSourceSchema = z.object({
  publisher: z.string(),
  page: z.string(),
  address: z.url(),
  checkedOn: calendarDate().nullable(),
});

/**
 * What we say about something a kit measures. `higher` and `lower` are null where that cannot be: something is
 * either found or not. Without `reviewedBy`, no clinician has read it, and every page that shows it says so.
 */
export const analyteTextSchema = z.object({
  standsFor: z.string(),
  more: z.string(),
  higher: z.string().nullable(),
  lower: z.string().nullable(),
  next: z.string(),
  source: analyteSourceSchema,
  reviewedBy: z.string().nullable(),
});
export type AnalyteText = z.infer<typeof analyteTextSchema>;

/**
 * One thing that a kit measures. `sample` is a made-up value beside the usual range for adults; text and sample
 * are null where texts that no clinician has read are not shown. `usualNote` says for whom the range differs.
 */
export const analyteSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: analyteTextSchema.nullable(),
  sample: placedValueSchema.nullable(),
  usualNote: z.string().nullable(),
});
export type Analyte = z.infer<typeof analyteSchema>;
