import type { BookingDay } from '@larkwell/contracts/locations/locations';
import { schedulerMessages as words } from '../messages/scheduler';
import { stripDate, stripWeekday } from './dates-in-words';

/**
 * The days of a date strip, today first, with the chosen one marked.
 *
 * @param states by date, what each day has; closed days are no links
 */
export function stripDays(
  dates: readonly string[],
  chosen: string,
  hrefOf: (date: string) => string,
  states: readonly BookingDay[] = [],
) {
  return dates.map((date, index) => ({
    date,
    href: hrefOf(date),
    weekday: index === 0 ? words.today : stripWeekday(date),
    day: stripDate(date),
    current: date === chosen,
    ...stateOf(states.find((day) => day.date === date)),
  }));
}

function stateOf(day: BookingDay | undefined) {
  if (!day) return {};
  if (day.free > 0) return { state: words.free(day.free) };
  return day.isOpen ? { state: words.full } : { state: words.closed, unavailable: true };
}
