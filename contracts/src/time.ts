import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

export { dayjs };

/** The zone in which the shop tells the day of an instant: it does not know where its visitors are. */
export const SHOP_ZONE = 'America/New_York';

/** One a zone: making a formatter costs far more than using it, and a page tells the time of many slots. */
const walls = new Map<string, Intl.DateTimeFormat>();

/** What walls have shown, by instant and zone: the same slots are told again and again. The oldest goes first. */
const told = new Map<string, string>();
const mostTold = 2000;

function wallTime(instant: string | Date, zone: string): string {
  const at = new Date(instant);
  const key = `${at.getTime()} ${zone}`;
  let wall = told.get(key);
  if (wall === undefined) {
    wall = readWallTime(at, zone);
    if (told.size >= mostTold) told.delete(told.keys().next().value!);
    told.set(key, wall);
  }
  return wall;
}

/** What calendar and clock on the wall of `zone` (IANA) show at an instant, as `YYYY-MM-DDTHH:mm:ssZ` without meaning UTC. */
function readWallTime(instant: Date, zone: string): string {
  let wall = walls.get(zone);
  if (!wall) {
    wall = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    walls.set(zone, wall);
  }
  // `12/02/2026, 09:05:00`, sliced: asking for the parts by name takes three times as long.
  const shown = wall.format(instant);
  return `${shown.slice(6, 10)}-${shown.slice(0, 2)}-${shown.slice(3, 5)}T${shown.slice(12)}Z`;
}

/** `YYYY-MM-DD` of an instant, as the calendar on the wall of `zone` (IANA) shows it. */
export function dateInZone(instant: string | Date, zone: string): string {
  return wallTime(instant, zone).slice(0, 10);
}

/** Calendar (`YYYY-MM-DD`) and clock (`HH:mm`) on the wall of `zone` (IANA), read once. */
export function readWall(instant: string | Date, zone: string): { date: string; time: string } {
  const wall = wallTime(instant, zone);
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** An instant as the wall of `zone` shows it, in a pattern of dayjs. */
export function formatInZone(instant: string | Date, zone: string, pattern: string): string {
  return dayjs.utc(wallTime(instant, zone)).format(pattern);
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
