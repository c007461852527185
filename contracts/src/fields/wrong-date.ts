import { inEachLanguage } from '../language/language';
import { daysIn, isCalendarDate } from './date';

/** The first year that a typed date may have: an earlier one is a typo. */
const EARLIEST_YEAR = 1900;

/** The part of a typed date that is wrong, and a sentence that says how. */
interface WrongDate {
  part: 'month' | 'day' | 'year';
  sentence: string;
}

const words = inEachLanguage(
  {
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    month: 'Enter a month from 1 to 12, or its name',
    day: (days: number) => `Enter a day from 1 to ${days}`,
    onlyDays: (month: string, days: number) => `${month} has only ${days} days`,
    onlyDaysIn: (month: string, year: number, days: number) => `${month} ${year} has only ${days} days`,
    year: `Enter the full year, ${EARLIEST_YEAR} or later`,
  },
  {
    months: 'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(
      ' ',
    ),
    month: 'Escriba un mes del 1 al 12, o su nombre',
    day: (days) => `Escriba un día del 1 al ${days}`,
    onlyDays: (month, days) => `${month} solo tiene ${days} días`,
    onlyDaysIn: (month, year, days) => `${month} de ${year} solo tiene ${days} días`,
    year: `Escriba el año completo, desde ${EARLIEST_YEAR}`,
  },
);

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
  if (month === undefined || month < 1 || month > 12) return { part: 'month', sentence: words.month };
  const days = daysIn(year ?? leapYear, month);
  const day = whole(typedDay);
  if (day === undefined || day < 1 || day > days)
    return { part: 'day', sentence: tellDays(month, days, day, year) };
  return { part: 'year', sentence: words.year };
}

/** Stands for a year that is not known: its February is the longest. */
const leapYear = 2000;

function tellDays(month: number, days: number, day: number | undefined, year: number | undefined): string {
  if (day === undefined || day < 1 || day > 31) return words.day(days);
  const name = words.months[month - 1] ?? '';
  return month === 2 && year !== undefined ? words.onlyDaysIn(name, year, days) : words.onlyDays(name, days);
}
