import { z } from 'zod';

/** How months begin in English and in Spanish; people type either on any page. */
const months = [
  'jan ene',
  'feb',
  'mar',
  'apr abr',
  'may',
  'jun',
  'jul',
  'aug ago',
  'sep',
  'oct',
  'nov',
  'dec dic',
];

/** A date as typed: month (number or name), day and year. */
export const typedDateSchema = z
  .object({ month: z.string().optional(), day: z.string().optional(), year: z.string().optional() })
  .optional();
export type TypedDate = z.infer<typeof typedDateSchema>;

/**
 * `YYYY-MM-DD` for a date in three parts; empty if nothing was typed. Anything that is not a date is returned as typed,
 * so the date rule refuses it.
 */
export function typedDate(parts: TypedDate): string {
  const month = parts?.month?.trim() ?? '';
  const day = parts?.day?.trim() ?? '';
  const year = parts?.year?.trim() ?? '';
  if (!month && !day && !year) return '';
  const start = month.slice(0, 3).toLowerCase();
  const named = months.findIndex((starts) => starts.split(' ').includes(start)) + 1;
  return [year, String(named || month).padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** The three parts of a saved `YYYY-MM-DD`. */
export function datePartsOf(date: string | null | undefined): TypedDate {
  const [year, month, day] = date?.split('-') ?? [];
  return year && month && day ? { year, month: String(Number(month)), day: String(Number(day)) } : undefined;
}
