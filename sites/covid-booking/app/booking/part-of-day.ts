import { formatInZone } from '@larkwell/contracts/time';

/** The heading a slot is listed under, by its location's time of day. */
export function partOfDay(startsAt: string, zone: string): 'Morning' | 'Afternoon' {
  return formatInZone(startsAt, zone, 'A') === 'AM' ? 'Morning' : 'Afternoon';
}
