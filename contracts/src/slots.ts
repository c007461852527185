import { BOOKING_DAYS, CUTOFF_MINUTES } from './numbers/visits';
import { dateInWords } from './language/date-in-words';
import { inEachLanguage } from './language/language';
import { addDays, dateInZone, dayjs, readWall } from './time';

/** Zone codes of test locations. CT is ours: most of Nebraska keeps Central time. */
export const ZONES = {
  PST: 'America/Los_Angeles',
  EST: 'America/New_York',
  MT: 'America/Denver',
  CT: 'America/Chicago',
} as const;

export type ZoneCode = keyof typeof ZONES;

export const ZONE_NAMES: Record<ZoneCode, string> = inEachLanguage(
  { PST: 'Pacific time', EST: 'Eastern time', MT: 'Mountain time', CT: 'Central time' },
  { PST: 'hora del Pacífico', EST: 'hora del Este', MT: 'hora de la Montaña', CT: 'hora del Centro' },
);

/** `hh:mm A` at a location with its zone in words, so that readers know which zone it is in. */
export const nameZone = (start: string, timezone: ZoneCode) => `${start} ${ZONE_NAMES[timezone]}`;

/** Whether a slot may still be offered: its start is not past the cut-off at `now`. */
export function isBeforeCutoff(startsAt: string | Date, now: string | Date): boolean {
  return new Date(startsAt).getTime() >= new Date(now).getTime() + CUTOFF_MINUTES * 60_000;
}

/** The bookable dates (`YYYY-MM-DD`), starting with today in `zone`. */
export function bookingDates(now: string | Date, zone: string): string[] {
  const today = dateInZone(now, zone);
  return Array.from({ length: BOOKING_DAYS }, (_, day) => addDays(today, day));
}

/**
 * The instant of a local `date` and `time` (`HH:mm`), or null in the hour that daylight saving time skips.
 */
export function instantOf(date: string, time: string, zone: string): Date | null {
  const local = dayjs.tz(`${date} ${time}`, zone);
  return local.tz(zone).format('YYYY-MM-DD HH:mm') === `${date} ${time}` ? local.toDate() : null;
}

/** `hh:mm A` in the location's zone. */
export function formatSlotTime(startsAt: string | Date, zone: string): string {
  return twelveHours(readWall(startsAt, zone).time);
}

/** A slot's date (`YYYY-MM-DD`) and `hh:mm A` in its location's zone. */
export function readSlotWall(startsAt: string | Date, zone: string): { date: string; start: string } {
  const { date, time } = readWall(startsAt, zone);
  return { date, start: twelveHours(time) };
}

/** `HH:mm` as `hh:mm A`. */
function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12).padStart(2, '0')}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Like `formatDate`, of an instant in the location's zone. */
export function formatSlotDate(startsAt: string | Date, zone: string): string {
  return formatDate(dateInZone(startsAt, zone));
}

/** `Fri Nov 27/26`, or `vie 27 nov 2026`, of a calendar date. */
export function formatDate(date: string): string {
  return dateInWords(date, 'ddd MMM DD/YY', 'ddd D MMM YYYY');
}
