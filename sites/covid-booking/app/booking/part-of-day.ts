import { formatInZone } from '@larkwell/contracts/time';
import { schedulerMessages as words } from '../messages/scheduler';

/** The heading a slot is listed under, by its location's time of day. */
export function partOfDay(startsAt: string, zone: string): string {
  return formatInZone(startsAt, zone, 'A') === 'AM' ? words.morning : words.afternoon;
}
