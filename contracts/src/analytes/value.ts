import { z } from 'zod';

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
export type MeasuredValue = z.infer<typeof measuredSchema>;

/** Something the laboratory looked for, and whether it was found. `expected` is the usual result. */
const foundSchema = z.object({
  kind: z.literal('found'),
  name,
  isFound: z.boolean(),
  isExpected: z.boolean().default(false),
});

export const reportValueSchema = z.discriminatedUnion('kind', [measuredSchema, foundSchema]);
export type ReportValue = z.infer<typeof reportValueSchema>;

const RANGE_POSITIONS = ['below', 'within', 'above', 'found', 'not-found'] as const;
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

/**
 * A numbered line with a value on it. Places are percent of its length; `from` and `to` are the ends of the
 * usual range.
 */
const axisSchema = z.object({
  from: z.number(),
  to: z.number(),
  at: z.number(),
  marks: z.array(z.object({ at: z.number(), text: z.string() })),
});
export type Axis = z.infer<typeof axisSchema>;

/** A value, where it lies, and its line; a value without a usual range has no line. */
export const placedValueSchema = z.object({
  value: reportValueSchema,
  position: z.enum(RANGE_POSITIONS),
  isUsual: z.boolean(),
  axis: axisSchema.nullable(),
});
export type PlacedValue = z.infer<typeof placedValueSchema>;
