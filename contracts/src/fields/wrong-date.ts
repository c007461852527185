import { daysIn, isCalendarDate } from './date';

/** The first year that a typed date may have: an earlier one is a typo. */
const EARLIEST_YEAR = 1900;

/** The part of a typed date that is wrong, and a sentence that says how. */
interface WrongDate {
  part: 'month' | 'day' | 'year';
  sentence: string;
}

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

const whole = (text: string | undefined) => (/^\d+$/.test(text ?? '') ? Number(text) : undefined);

/**
 * What is wrong with `YYYY-MM-DD` as a person typed its parts: the first part, in US order, that no date can have.
 * Undefined for a day from `EARLIEST_YEAR` on.
 */
export function findWrongPart(value: string): WrongDate | undefined {
  if (value === '' || (isCalendarDate(value) && Number(value.slice(0, 4)) >= EARLIEST_YEAR)) return undefined;
  const [typedYear, typedMonth, typedDay] = value.split('-');
  const year = typedYear?.length === 4 ? whole(typedYear) : undefined;
  const month = whole(typedMonth);
  if (month === undefined || month < 1 || month > 12)
    return { part: 'month', sentence: 'Enter a month from 1 to 12, or its name' };
  const days = daysIn(year ?? leapYear, month);
  const day = whole(typedDay);
  if (day === undefined || day < 1 || day > days)
    return { part: 'day', sentence: tellDays(month, days, day, year) };
  return { part: 'year', sentence: `Enter the year with four digits, ${EARLIEST_YEAR} or later` };
}

/** Stands for a year that is not known: its February is the longest. */
const leapYear = 2000;

function tellDays(month: number, days: number, day: number | undefined, year: number | undefined): string {
  if (day === undefined || day < 1 || day > 31) return `Enter a day from 1 to ${days}`;
  const name = monthNames[month - 1];
  return month === 2 && year !== undefined
    ? `${name} ${year} has only ${days} days`
    : `${name} has only ${days} days`;
}
