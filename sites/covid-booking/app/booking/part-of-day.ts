import { formatInZone } from '@larkwell/contracts/time';

/** The heading that a slot stands under, by the clock of its location. */
export function partOfDay(startsAt: string, zone: string): 'Morning' | 'Afternoon' {
  return formatInZone(startsAt, zone, 'A') === 'AM' ? 'Morning' : 'Afternoon';
}
