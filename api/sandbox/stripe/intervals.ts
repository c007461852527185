export interface Interval {
  interval: string;
  interval_count: number;
}

/**
 * The moment (seconds, UTC) `times` intervals after an anchor. Months keep the anchor's day, or use the
 * month's last: three months after November 30 is February 28.
 */
export function addIntervals(
  anchor: number,
  { interval, interval_count: count }: Interval,
  times: number,
): number {
  const steps = count * times;
  const date = new Date(anchor * 1000);
  if (interval === 'day' || interval === 'week') {
    return anchor + steps * (interval === 'week' ? 7 : 1) * 24 * 60 * 60;
  }
  const months = date.getUTCMonth() + steps * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  date.setUTCFullYear(date.getUTCFullYear(), months, Math.min(date.getUTCDate(), lastDay));
  return date.getTime() / 1000;
}

/** The first moment of the interval after `moment`. */
export function nextOccurrence(anchor: number, interval: Interval, moment: number): number {
  let times = 0;
  while (addIntervals(anchor, interval, times) <= moment) times += 1;
  return addIntervals(anchor, interval, times);
}
