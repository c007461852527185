import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

export { dayjs };

/** The zone in which the shop shows the day of an instant: it does not know where its visitors are. */
export const SHOP_ZONE = 'America/New_York';

/**
 * Offsets from dayjs, by zone and quarter hour: no zone changes its clocks within one. The oldest goes first.
 */
const offsets = new Map<string, number>();
const mostOffsets = 5000;
const quarterHour = 15 * 60_000;

/** Minutes by which `zone` (IANA) is ahead of UTC. Cached, since dayjs takes 70 µs to calculate it. */
function offsetAt(instant: Date, zone: string): number {
  const key = `${Math.floor(instant.getTime() / quarterHour)} ${zone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = dayjs(instant).tz(zone).utcOffset();
    if (offsets.size >= mostOffsets) offsets.delete(offsets.keys().next().value!);
    offsets.set(key, offset);
  }
  return offset;
}

/** The instant at which UTC shows the local date and time that `zone` shows at `instant`. */
function wallOf(instant: string | Date, zone: string): Date {
  const at = new Date(instant);
  return new Date(at.getTime() + offsetAt(at, zone) * 60_000);
}

/** `YYYY-MM-DD` of an instant, in `zone` (IANA). */
export function dateInZone(instant: string | Date, zone: string): string {
  return wallOf(instant, zone).toISOString().slice(0, 10);
}

/** Local date (`YYYY-MM-DD`) and time (`HH:mm`) in `zone` (IANA), read once. */
export function readWall(instant: string | Date, zone: string): { date: string; time: string } {
  const wall = wallOf(instant, zone).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** An instant in local time of `zone`, in a dayjs pattern. */
export function formatInZone(instant: string | Date, zone: string, pattern: string): string {
  return dayjs.utc(wallOf(instant, zone)).format(pattern);
}

/** `date` moved by whole days. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/**
 * Full years from `birth` to `day`, both `YYYY-MM-DD`. A person born on February 29 turns a year older on
 * March 1 in other years.
 */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
