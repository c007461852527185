import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

export { dayjs };

/** `YYYY-MM-DD` of an instant, as the calendar on the wall of `zone` (IANA) shows it. */
export function dateInZone(instant: string | Date, zone: string): string {
  return dayjs(instant).tz(zone).format('YYYY-MM-DD');
}

/** `date` moved by whole days. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Full years from `birth` to `day`, both `YYYY-MM-DD`. Born on 29 February: older on 1 March in other years. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
