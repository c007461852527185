import { stripDate, stripWeekday } from './dates-in-words';

/** The days of a date strip, with the chosen one marked. */
export function stripDays(dates: readonly string[], chosen: string, hrefOf: (date: string) => string) {
  return dates.map((date) => ({
    date,
    href: hrefOf(date),
    weekday: stripWeekday(date),
    day: stripDate(date),
    current: date === chosen,
  }));
}
