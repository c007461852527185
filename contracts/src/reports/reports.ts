import { z } from 'zod';
import { analyteTextSchema } from '../analytes/analytes';
import { placedValueSchema, reportValueSchema } from '../analytes/value';
import { calendarDate, instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';
import { kitEmblemSchema } from '../products/kit-contents';

/** A row of the report list. `report_doc` is the path of the report's page on the shop. */
export const reportSchema = z.object({
  id: idSchema,
  orderId: idSchema.nullable(),
  kitId: z.string(),
  test_name: z.string(),
  created_ts: instantSchema,
  report_doc: z.string(),
});
export type Report = z.infer<typeof reportSchema>;

/** A laboratory's values for a kit. */
export const reportValuesSchema = z.object({
  collectedOn: calendarDate(),
  values: z.array(reportValueSchema).min(1).max(40),
});
export type ReportValues = z.infer<typeof reportValuesSchema>;

/** An earlier result for the same thing, of the same person and in the same unit. */
const earlierResultSchema = z.object({ value: z.number(), collectedOn: calendarDate() });
export type EarlierResult = z.infer<typeof earlierResultSchema>;

/** A value with its meaning, in plain words. */
export const explainedValueSchema = placedValueSchema.extend({
  /** Where it lies, and where it lay before. */
  meaning: z.string(),
  about: analyteTextSchema.nullable(),
  /** The last ones before this one, oldest first; none for something that is only found or not. */
  earlier: z.array(earlierResultSchema),
});
export type ExplainedValue = z.infer<typeof explainedValueSchema>;

/** One thing people do next. A draft follows a text that no clinician has read. */
const nextStepSchema = z.object({ text: z.string(), isDraft: z.boolean() });
export type NextStep = z.infer<typeof nextStepSchema>;

/** A report to read: its meaning and what to do come first. */
export const reportDetailSchema = reportSchema.extend({
  testerName: z.string(),
  /** Only for the person whose kit it is; null in registrations that have none. */
  testerBorn: calendarDate().nullable(),
  /** The day of the sample dates a result, beside others and in sentences. */
  collectedOn: calendarDate(),
  /** The kit's page, category and sign in the shop. */
  product: z.object({ slug: z.string(), category: z.string(), emblem: kitEmblemSchema }),
  summary: z.string(),
  nextSteps: z.array(nextStepSchema),
  values: z.array(explainedValueSchema),
});
export type ReportDetail = z.infer<typeof reportDetailSchema>;
