import { dayjs } from '@larkwell/contracts/time';

/** The heading that a slot stands under, by the clock of its location. */
export function partOfDay(startsAt: string, zone: string): 'Morning' | 'Afternoon' {
  return dayjs(startsAt).tz(zone).hour() < 12 ? 'Morning' : 'Afternoon';
}
