import { z } from 'zod';
import { calendarDate, instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';

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

const name = z.string().trim().min(1).max(80);

/** A measured value with its usual range; an open end is null. */
const measuredSchema = z
  .object({
    kind: z.literal('measured'),
    name,
    value: z.number(),
    unit: z.string().trim().max(20),
    low: z.number().nullable().default(null),
    high: z.number().nullable().default(null),
  })
  .refine(({ low, high }) => low === null || high === null || low < high, 'low must be below high');

/** Something the laboratory looked for, and whether it was found. `expected` is the usual result. */
const foundSchema = z.object({
  kind: z.literal('found'),
  name,
  isFound: z.boolean(),
  isExpected: z.boolean().default(false),
});

export const reportValueSchema = z.discriminatedUnion('kind', [measuredSchema, foundSchema]);
export type ReportValue = z.infer<typeof reportValueSchema>;

/** A laboratory's values for a kit. */
export const reportValuesSchema = z.object({
  collectedOn: calendarDate(),
  values: z.array(reportValueSchema).min(1).max(40),
});
export type ReportValues = z.infer<typeof reportValuesSchema>;

export const RANGE_POSITIONS = ['below', 'within', 'above', 'found', 'not-found'] as const;
export type RangePosition = (typeof RANGE_POSITIONS)[number];

/** Where a value lies. The ends of a range belong to it. */
export function rangePosition(value: ReportValue): RangePosition {
  if (value.kind === 'found') return value.isFound ? 'found' : 'not-found';
  if (value.low !== null && value.value < value.low) return 'below';
  if (value.high !== null && value.value > value.high) return 'above';
  return 'within';
}

/** Whether a value is usual. */
export function isUsual(value: ReportValue): boolean {
  return value.kind === 'found' ? value.isFound === value.isExpected : rangePosition(value) === 'within';
}

/** A value with its meaning, in plain words. */
export const explainedValueSchema = z.object({
  value: reportValueSchema,
  position: z.enum(RANGE_POSITIONS),
  isUsual: z.boolean(),
  meaning: z.string(),
});
export type ExplainedValue = z.infer<typeof explainedValueSchema>;

/** A report to read: its meaning and what to do come first. */
export const reportDetailSchema = reportSchema.extend({
  testerName: z.string(),
  collectedOn: calendarDate(),
  summary: z.string(),
  nextStep: z.string(),
  values: z.array(explainedValueSchema),
});
export type ReportDetail = z.infer<typeof reportDetailSchema>;
